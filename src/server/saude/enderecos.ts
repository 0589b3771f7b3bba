/** What balancers, orchestrators and the image itself ask: does the process live, and may it be given requests. */
export const SAUDE = { viva: '/saude/viva', pronta: '/saude/pronta' } as const;
