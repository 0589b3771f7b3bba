import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const monitoramentoScreens: readonly Screen[] = [
  {
    name: 'MonitoramentoOrgaos',
    path: '/monitoramento/orgaos',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Monitorar Órgãos' },
    page: () => import('./orgaos-page.tsx'),
  },
  {
    name: 'MonitoramentoAvaliar',
    path: '/monitoramento/avaliar',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Avaliar Tratamento' },
    page: () => import('./avaliacao/avaliar-page.tsx'),
  },
  {
    name: 'MonitoramentoRelatorio',
    path: '/monitoramento/relatorio',
    acesso: permitido('monitoramento.realizar'),
    banner: { title: 'Gerar Relatório de Monitoramento' },
    page: () => import('./relatorio-page.tsx'),
  },
];
