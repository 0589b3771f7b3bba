/** The page of a screen whose capability is still being built; each goes away with its capability's issue. */
export const emPreparacao = () => import('./em-preparacao-page.tsx');
