import { servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const encaminhamentoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoConsultarEncaminhamento',
    path: '/manifestacao/consultarencaminhamento',
    acesso: servidores,
    banner: { title: 'Consultar Encaminhamentos' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: emPreparacao,
  },
];
