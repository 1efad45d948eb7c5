/** The shells that have a completion script in templates/completion. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
