import { aberto, comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const criar = () => import('./criar-page.tsx');
/** Parts of other capabilities: files, warnings about text that reveals the author, contacts, an office's usual time. */
const comPartes = [
  'campo-anexos',
  'alerta-do-campo',
  'alertas-de-exposicao',
  'entrega-do-codigo',
  'meus-contatos',
  'tempo-do-orgao',
] as const;
const subtipo = () => import('./tipo/selecionar-subtipo-page.tsx');

/** The filing: subject, form, then the wizard; each under a state or a city too (S2-03). */
export const registrarScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoCriar',
    path: '/manifestacao/criar',
    acesso: comLogin,
    banner: { title: 'Nova Manifestação' },
    cabecalhoCurto: true,
    comPartes,
    page: criar,
  },
  {
    name: 'ManifestacaoCriarUf',
    path: '/:uf/manifestacao/criar',
    acesso: comLogin,
    banner: { title: 'Nova Manifestação' },
    cabecalhoCurto: true,
    hidden: true,
    comPartes,
    page: criar,
  },
  {
    name: 'ManifestacaoCriarUf',
    path: '/:uf/:municipio/manifestacao/criar',
    acesso: comLogin,
    banner: { title: 'Nova Manifestação' },
    cabecalhoCurto: true,
    hidden: true,
    comPartes,
    page: criar,
  },
  {
    name: 'SelecionarAssuntoManifestacao',
    path: '/manifestacao/criar/selecionar-assunto',
    acesso: aberto,
    banner: { title: 'Selecionar Assunto' },
    cabecalhoCurto: true,
    page: () => import('./tipo/selecionar-assunto-page.tsx'),
  },
  {
    name: 'ManifestacaoSelecaoSubtipoFormulario',
    path: '/manifestacao/selecionarsubtipoformulario',
    acesso: aberto,
    banner: { title: 'Selecionar Formulário' },
    cabecalhoCurto: true,
    page: subtipo,
  },
  {
    name: 'ManifestacaoSelecaoSubtipoFormularioUf',
    path: '/:uf/manifestacao/selecionarsubtipoformulario',
    acesso: aberto,
    banner: { title: 'Selecionar Formulário' },
    cabecalhoCurto: true,
    hidden: true,
    page: subtipo,
  },
  {
    name: 'ManifestacaoSelecaoSubtipoFormularioUf',
    path: '/:uf/:municipio/manifestacao/selecionarsubtipoformulario',
    acesso: aberto,
    banner: { title: 'Selecionar Formulário' },
    cabecalhoCurto: true,
    hidden: true,
    page: subtipo,
  },
];
