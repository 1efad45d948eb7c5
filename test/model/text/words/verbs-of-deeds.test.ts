import { isCalculation, isChange } from '../../../../model/text/words/verbs-of-deeds.ts';
import { each } from './tables.ts';

describe('verbs of operations', () => {
  each(
    'that change something',
    true,
    `abort accept acknowledge activate add approve archive assign attach authorize block cancel capture clear close complete
    confirm create deactivate decline delete deploy detach disable dismiss enable escalate extend finalize install invalidate
    join leave lock merge move open pause pay promote publish purge reactivate reboot refund register reinstate reject release
    remove rename renew reopen replace resend reset restart restore resume revert revoke rotate send set sign start stop submit
    subscribe suspend terminate transfer trigger unblock uninstall unlink unlock unpublish unsubscribe update upgrade void
    withdraw`,
    isChange,
  );
  each('that may only read or compute', false, 'check verify refresh export get list search calculate order', isChange);
  each(
    'that ask for a result',
    true,
    `calculate compute estimate convert compare validate verify check preview quote simulate evaluate analyze analyse predict
    price translate generate lookup resolve test count`,
    isCalculation,
  );
  each('that ask for none', false, 'cancel create get calculation checks', isCalculation);
});
