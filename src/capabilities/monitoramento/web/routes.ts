import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const monitoramentoScreens: readonly Screen[] = [
  {
    name: 'MonitoramentoOrgaos',
    path: '/monitoramento/orgaos',
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    banner: { title: 'Monitorar Órgãos' },
    page: emPreparacao,
  },
  {
    name: 'MonitoramentoAvaliar',
    path: '/monitoramento/avaliar',
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    banner: { title: 'Avaliar Tratamento' },
    page: emPreparacao,
  },
  {
    name: 'MonitoramentoRelatorio',
    path: '/monitoramento/relatorio',
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    banner: { title: 'Gerar Relatório de Monitoramento' },
    page: emPreparacao,
  },
];
