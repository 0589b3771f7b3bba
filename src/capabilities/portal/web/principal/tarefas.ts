import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { type Acao, perfisDaAcao } from '#kernel/permissoes.ts';

export const NOVA_MANIFESTACAO = '/?modoOuvidoria=1';
export const NOVO_PEDIDO = '/manifestacao/criar?tipo=8';

/** Links that leave, the page itself, and what the page's buttons already offer. */
const NOT_A_TASK: readonly (string | undefined)[] = ['/', '/logout', NOVA_MANIFESTACAO, NOVO_PEDIDO];
/** The first of the shared information links that end every menu and are in the footer too. */
const FIRST_INFORMATION = '/dadosabertoslai';

const isTask = ({ to }: MenuLink): boolean => !NOT_A_TASK.includes(to);

/** A group with a single link becomes that link: a box around it would add nothing. */
const simplify = (link: MenuLink): MenuLink => {
  const group = link.group?.filter(isTask);
  return group?.length === 1 && group[0] ? group[0] : { ...link, ...(group && { group }) };
};

interface Tarefas {
  /** Separate from the groups, so that boxes of equal height leave no gaps. */
  readonly links: readonly MenuLink[];
  readonly grupos: readonly MenuLink[];
}

/** The menu entries that people come to Principal for. */
export const tarefasDoMenu = (menu: readonly MenuLink[]): Tarefas => {
  const end = menu.findIndex(({ to }) => to === FIRST_INFORMATION);
  const tasks = (end < 0 ? menu : menu.slice(0, end)).filter(isTask).map(simplify);
  return { links: tasks.filter(({ group }) => !group), grupos: tasks.filter(({ group }) => group?.length) };
};

/** Work that the menus, whose entries are fixed (S2-28), do not list. */
const FORA_DO_MENU: readonly (MenuLink & { readonly acao: Acao })[] = [
  { label: 'Pedidos de contribuição', to: '/manifestacao/colaborar', acao: 'tramitacao.contribuir' },
  { label: 'Modelos de resposta', to: '/manifestacao/modelos-de-resposta', acao: 'modelo-resposta.editar' },
  { label: 'Preferências de alertas', to: '/alertas/preferencias', acao: 'manifestacao.listar' },
];

/** For a colaborador, 'Tratar' in the menu already opens the contributions asked of them. */
const isOTratarDe = (perfil: IdPerfil, acao: Acao): boolean =>
  perfil === Perfil.colaborador && acao === 'tramitacao.contribuir';

export const tarefasForaDoMenu = (perfil: IdPerfil): readonly MenuLink[] =>
  FORA_DO_MENU.filter(({ acao }) => perfisDaAcao(acao).includes(perfil) && !isOTratarDe(perfil, acao));
