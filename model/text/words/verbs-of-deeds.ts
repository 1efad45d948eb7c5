/**
 * Verbs that change something wherever they name an operation. Verbs that may only compute or read (`check`, `verify`,
 * `refresh`, `export`) are none of them.
 */
const CHANGES = new Set(
  `abort accept acknowledge activate add approve archive assign attach authorize block cancel capture clear close complete
  confirm create deactivate decline delete deploy detach disable dismiss enable escalate extend finalize install invalidate join leave lock merge move
  open pause pay promote publish purge reactivate reboot refund register reinstate reject release remove rename renew reopen replace
  resend reset restart restore resume revert revoke rotate send set sign start stop submit subscribe suspend terminate transfer
  toggle trigger unblock uninstall unlink unlock unpublish unsubscribe update upgrade void withdraw`.split(/\s+/),
);

/** True for a verb, in its base form, that changes something: cancel, reset, send. */
export function isChange(verb: string): boolean {
  return CHANGES.has(verb);
}

/** Verbs that ask for what they answer with. */
const CALCULATES =
  /^(?:calculate|compute|estimate|convert|compare|validate|verify|check|preview|quote|simulate|evaluate|analy[sz]e|predict|price|translate|generate|lookup|resolve|test|count)$/;

/** True for a verb, in its base form, that names an action with a result: calculate, validate. */
export function isCalculation(verb: string): boolean {
  return CALCULATES.test(verb);
}
