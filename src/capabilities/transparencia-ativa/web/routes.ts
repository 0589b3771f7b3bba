import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const transparenciaAtivaScreens: readonly Screen[] = [
  {
    name: 'TransparenciaAtivaRelatorio',
    path: '/transparencia-ativa/relatorio',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Relatório' },
    page: () => import('./relatorio-page.tsx'),
  },
  {
    name: 'TransparenciaAtivaOrgao',
    path: '/transparencia-ativa/orgao',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Consulta por órgão' },
    page: () => import('./orgao-page.tsx'),
  },
  {
    name: 'TransparenciaAtivaItem',
    path: '/transparencia-ativa/item',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Consulta por item' },
    page: () => import('./item-page.tsx'),
  },
  {
    name: 'TransparenciaAtivaGerencial',
    path: '/transparencia-ativa/gerencial',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Gerencial' },
    page: () => import('./gerencial-page.tsx'),
  },
];
