// Loaded beforehand, so that no test waits for a chunk.
import '../libras-dialog.tsx';
import '#capabilities/ajuda/web/busca-do-cabecalho/search-form.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '#shell/cookies.ts';
import { getInstalacao, type Instalacao, setInstalacao } from '#shell/instalacao.ts';
import { cookieBarStore, menuStore, perfilDialogStore } from '#shell/layout/shell-state.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { useEncaixes } from '#web/moldura.tsx';
import { aScreen, renderAt, resetShell, serve, setWidth } from '../testing-layout.tsx';
import { Header } from './header.tsx';

const padrao: Instalacao = {
  ...getInstalacao(),
  nome: 'Escuta.BR',
  orgaoControlador: 'Controladoria-Geral da União',
  urlOrgaoControlador: 'https://www.gov.br/cgu',
  urlSiteLai: 'https://lai.example',
  urlRedeOuvidorias: 'https://rede.example',
  emailContato: 'contato@escuta.example',
  ambiente: 'demonstracao',
  isProducao: false,
  vlibrasUrl: undefined as string | undefined,
};

beforeEach(() => {
  setInstalacao(padrao);
  setWidth(1280);
  serve({});
});
afterEach(resetShell);

const home = aScreen({ name: 'HomeView', path: '/' });
function Cabecalho({ open }: { readonly open: Screen }) {
  const encaixes = useEncaixes(open);
  return <Header screen={open} encaixes={{ ...encaixes, ajudaLibras: 'Assim se liga o tradutor.' }} />;
}
const show = (address = '/', open = home) => renderAt(address, <Cabecalho open={open} />);
const address = () => screen.getByTestId('endereco').textContent;
const quickLinks = () =>
  within(screen.getByRole('navigation', { name: 'Acesso rápido' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(' (abre em nova janela)', ''));
const openDropdown = async (name: string | RegExp) => {
  // Until the page has loaded, the button is alone, with nothing to expand.
  await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

describe('header', () => {
  it('S2-20 has the logo link and the name of the controlling body', () => {
    show('/orgao');
    expect(screen.getByRole('link', { name: 'Escuta.BR, página inicial' }).getAttribute('href')).toBe('/');
    const body = screen.getByRole('link', { name: 'Controladoria-Geral da União' });
    expect(body.getAttribute('href')).toBe('https://www.gov.br/cgu');
  });

  it('S2-24 lists the public menu for a visitor, its group as a dropdown', async () => {
    show();
    await screen.findByRole('button', { name: 'Dados Abertos', expanded: false });
    expect(quickLinks()).toEqual([
      'Início',
      'Órgãos',
      'Site da LAI',
      'Dados Abertos',
      'Manual',
      'Perguntas Frequentes',
    ]);
    expect(await openDropdown('Dados Abertos')).toEqual([
      'Dados Abertos - LAI',
      'Busca de Pedidos e Respostas - LAI',
      'Dados abertos ouvidoria',
    ]);
  });

  it('S2-24 lists the first four links of the server once somebody is signed in', async () => {
    const group = [{ label: 'Um', to: '/um' }];
    serve({
      'GET /app-web/v1/rotas': [...'ABCDE'].map((label) => ({
        label,
        to: `/${label}`,
        ...(label === 'B' && { group }),
      })),
    });
    signIn(aCidada());
    show();
    await waitFor(() => expect(quickLinks()).toEqual(['A', 'B', 'C', 'D']));
    expect(await openDropdown('B')).toEqual(['Um']);
  });

  it('S9-04 folds the links into one dropdown under 992 px', async () => {
    setWidth(991);
    show();
    expect(await openDropdown('Abrir acesso rápido')).toContain('Dados Abertos - LAI');
  });

  it('S2-20 the functions dropdown has sign language, cookies and high contrast', async () => {
    show();
    expect(await openDropdown('Funcionalidades do sistema')).toEqual([
      'Libras',
      'Cookies',
      'Ativar alto contraste',
    ]);
  });

  it('S2-20 high contrast is set on the page, kept in a cookie, and taken back', async () => {
    show();
    await openDropdown('Funcionalidades do sistema');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ativar alto contraste' }));
    expect(document.documentElement.dataset.contraste).toBe('alto');
    expect(readCookie('contraste')).toBe('alto');
    await openDropdown('Funcionalidades do sistema');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Desativar alto contraste' }));
    expect(document.documentElement.dataset.contraste).toBeUndefined();
    expect(readCookie('contraste')).toBeUndefined();
  });

  it('S2-20 cookies opens the bar in manage mode', async () => {
    show();
    await openDropdown('Funcionalidades do sistema');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cookies' }));
    expect(cookieBarStore.get()).toBe('gerenciando');
  });

  it('S2-20 sign language says how to turn it on where no address is set', async () => {
    show();
    await openDropdown('Funcionalidades do sistema');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Libras' }));
    const dialog = await screen.findByRole('dialog', { name: /Libras/ });
    expect(within(dialog).getByText('Assim se liga o tradutor.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['https://vlibras.example/app', 'https://vlibras.example/app/vlibras-plugin.js'],
    ['https://vlibras.example/app/outro.js', 'https://vlibras.example/app/outro.js'],
  ])('S2-20 sign language loads %s only when asked, and opens it', async (vlibrasUrl, src) => {
    setInstalacao({ ...padrao, vlibrasUrl });
    const Widget = vi.fn();
    const opened = vi.fn();
    vi.stubGlobal('VLibras', { Widget });
    show();
    expect(document.querySelector('script')).toBeNull();
    await openDropdown('Funcionalidades do sistema');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Libras' }));
    const script = await waitFor(() => {
      const found = document.querySelector('script');
      if (!found) throw new Error('no script yet');
      return found;
    });
    expect(script.src).toBe(src);
    document.addEventListener('click', opened, { once: true });
    await act(async () => script.dispatchEvent(new Event('load')));
    expect(Widget).toHaveBeenCalledWith('https://vlibras.example/app');
    expect(opened.mock.calls[0]?.[0].target.hasAttribute('vw-access-button')).toBe(true);
    document.querySelector('[vw]')?.remove();
    script.remove();
  });

  it('S2-20 the search box opens, takes focus, and Escape closes it', async () => {
    show();
    expect(screen.queryByRole('combobox', { name: 'Buscar no site' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir busca' }));
    const box = await screen.findByRole('combobox', { name: 'Buscar no site' });
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Buscar no site' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir busca' }));
  });

  it('S2-20 the search box closes by its button, too', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir busca' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar busca' }));
    expect(screen.queryByRole('combobox', { name: 'Buscar no site' })).toBeNull();
  });

  it('searches the site with what was typed', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir busca' }));
    await userEvent.keyboard(' obras & saúde {Enter}');
    expect(address()).toBe('/procurar?q=obras+%26+sa%C3%BAde');
    expect(screen.queryByRole('combobox', { name: 'Buscar no site' })).toBeNull();
  });

  it('S2-20 offers the login to a visitor', () => {
    show();
    const login = screen.getByRole('link', { name: 'Entrar com GOV.BR' });
    expect(login.getAttribute('href')).toBe('/login');
  });

  it('opens the side menu', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    expect(menuStore.get()).toBe(true);
  });
});

describe('avatar menu', () => {
  it('S2-25 leads a citizen to Meu Cadastro inside, offers no profile switch, and signs out', async () => {
    const calls = serve({});
    signIn(aCidada());
    show();
    expect(screen.queryByRole('link', { name: /Entrar/ })).toBeNull();
    expect(await openDropdown(/^Maria .*sua conta/)).toEqual(['Meu Cadastro', 'Sair']);
    expect(screen.getByRole('menuitem', { name: 'Meu Cadastro' }).getAttribute('href')).toBe(
      '/usuario/meucadastro',
    );
    expect(calls).not.toContain('GET /app-web/v1/usuarios/dadosbasicos');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(address()).toBe('/logout');
  });

  it('S2-25 leads the staff to the link of the basic user data', async () => {
    const linkUsuario = 'https://legado.example/usuario/meucadastro';
    serve({ 'GET /app-web/v1/usuarios/dadosbasicos': { linkUsuario } });
    signIn(aGestor());
    show();
    await openDropdown(/^Gil Gestor · CGU, sua conta/);
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Meu Cadastro' }).getAttribute('href')).toBe(linkUsuario),
    );
  });

  it('S2-25 offers Trocar perfil only to who has more than one profile', async () => {
    const perfisOuvidorias = [1, 2].map((id) => ({
      idUsuarioPerfilOuvidoria: id,
      descPerfilOuvidoria: `P${id}`,
    }));
    signIn(aGestor({ perfisOuvidorias }));
    show();
    expect(await openDropdown(/^Gil .*sua conta/)).toEqual(['Meu Cadastro', 'Trocar perfil', 'Sair']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Trocar perfil' }));
    expect(perfilDialogStore.get().open).toBe(true);
  });

  it('S2-25 does not offer it to who has one', async () => {
    signIn(aGestor());
    show();
    expect(await openDropdown(/^Gil .*sua conta/)).toEqual(['Meu Cadastro', 'Sair']);
  });
});

describe('N1 the short header of pages where people write', () => {
  // Drawn on phones alone, by the style sheet: roles do not find it here.
  const saida = () => document.querySelector<HTMLAnchorElement>('.sh-deixar');

  it('offers a way out that is said as what it leaves, home or to Principal', () => {
    const { unmount } = renderAt('/about', <Cabecalho open={aScreen({ cabecalhoCurto: true })} />);
    expect(screen.getByRole('banner').dataset.curto).toBe('true');
    expect(saida()?.textContent).toBe('Fechar o registro');
    expect(saida()?.getAttribute('href')).toBe('/');
    unmount();
    signIn(aCidada());
    renderAt('/about', <Cabecalho open={aScreen({ cabecalhoCurto: true })} />);
    expect(saida()?.getAttribute('href')).toBe('/principal');
  });

  it('is not that of other pages', () => {
    renderAt('/about', <Cabecalho open={aScreen()} />);
    expect(screen.getByRole('banner').dataset.curto).toBeUndefined();
    expect(saida()).toBeNull();
  });
});
