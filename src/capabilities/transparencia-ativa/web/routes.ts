import { permitido } from '#kernel/permissoes.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const transparenciaAtivaScreens: readonly Screen[] = [
  {
    name: 'TransparenciaAtivaRelatorio',
    path: '/transparencia-ativa/relatorio',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Relatório' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaOrgao',
    path: '/transparencia-ativa/orgao',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Consulta por órgão' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaItem',
    path: '/transparencia-ativa/item',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Consulta por item' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaGerencial',
    path: '/transparencia-ativa/gerencial',
    acesso: permitido('transparencia.consultar'),
    banner: { title: 'Transparência Ativa: Gerencial' },
    page: emPreparacao,
  },
];
