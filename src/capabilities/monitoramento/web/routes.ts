import { permitido } from '#kernel/permissoes.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const monitoramentoScreens: readonly Screen[] = [
  {
    name: 'MonitoramentoOrgaos',
    path: '/monitoramento/orgaos',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Monitorar Órgãos' },
    page: emPreparacao,
  },
  {
    name: 'MonitoramentoAvaliar',
    path: '/monitoramento/avaliar',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Avaliar Tratamento' },
    page: emPreparacao,
  },
  {
    name: 'MonitoramentoRelatorio',
    path: '/monitoramento/relatorio',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Gerar Relatório de Monitoramento' },
    page: emPreparacao,
  },
];
