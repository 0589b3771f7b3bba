import { servidores } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** A colaborador has a page of their own, with only what was asked of them. */
const paginaDoColaborador: Screen['desvio'] = (perfil) =>
  perfil === Perfil.colaborador ? '/manifestacao/colaborar' : undefined;

export const listaDeTrabalhoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoTratar',
    path: '/manifestacao/tratar',
    acesso: servidores,
    desvio: paginaDoColaborador,
    banner: { title: 'Tratar Manifestações' },
    comAtos: true,
    page: () => import('./tratar-page.tsx'),
  },
  {
    name: 'ManifestacaoConsultarEncaminhamento',
    path: '/manifestacao/consultarencaminhamento',
    acesso: servidores,
    banner: { title: 'Consultar Encaminhamentos' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comAtos: true,
    page: () => import('./encaminhamentos/encaminhamentos-page.tsx'),
  },
];
