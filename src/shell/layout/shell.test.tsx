import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Screen } from '#shell/navegacao/screen.ts';
import { showMessages } from '#shell/notifications/messages.ts';
import { Moldura } from '#web/moldura.tsx';
import { redrawScreen } from './redraw.ts';
import { aScreen, renderAt, resetShell, serve, setWidth } from './testing-layout.tsx';

beforeEach(() => {
  serve({});
  setWidth(1280);
});
afterEach(resetShell);

const tarjamento = aScreen({
  name: 'Tarjamento',
  path: '/tarjamento',
  banner: {
    title: 'Tarjamento',
    subtitle: 'Cubra dados pessoais',
    link: { label: 'Manual do tarjamento', href: '/web/manuais/tarjamento.pdf' },
  },
});

const inShell = (children: ReactNode, open: Screen | undefined = aScreen(), title = 'Sobre') => (
  <Moldura screen={open} title={title} crumbs={[{ name: title }]}>
    {children}
  </Moldura>
);
const main = () => screen.getByRole('main');

describe('shell', () => {
  it('has one banner, main and footer, and named navigations', async () => {
    renderAt('/about', inShell(<p>corpo</p>));
    await screen.findByRole('navigation', { name: 'Você está aqui' });
    await screen.findByRole('contentinfo');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(main().id).toBe('conteudo');
    expect(main().textContent).toContain('corpo');
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    const names = screen
      .getAllByRole('navigation')
      .map((navigation) => navigation.getAttribute('aria-label'));
    expect(names).toEqual(['Atalhos', 'Acesso rápido', 'Você está aqui', 'Informações', 'Ajuda']);
  });

  it('S2-29 the banner is the main heading and links its manual in PDF', () => {
    renderAt('/tarjamento', inShell(null, tarjamento, 'Tarjamento'));
    expect(within(main()).getByRole('heading', { level: 1 }).textContent).toBe('Tarjamento');
    expect(main().textContent).toContain('Cubra dados pessoais');
    const manual = screen.getByRole('link', { name: /Manual do tarjamento/ });
    expect(manual.getAttribute('href')).toBe('/web/manuais/tarjamento.pdf');
  });

  it('S4-10 shows messages above and below the page, those of dialogs in neither', async () => {
    renderAt('/about', inShell(<p>corpo</p>));
    act(() =>
      showMessages([
        { type: 'info', text: 'em cima' },
        { type: 'info', text: 'embaixo', location: 'bottom' },
        { type: 'info', text: 'no diálogo', location: 'modal' },
      ]),
    );
    await screen.findByText('embaixo');
    const text = main().textContent ?? '';
    expect(text.indexOf('em cima')).toBeLessThan(text.indexOf('corpo'));
    expect(text.indexOf('embaixo')).toBeGreaterThan(text.indexOf('corpo'));
    expect(text).not.toContain('no diálogo');
  });

  it('draws the page anew, with nothing typed before, when asked to', async () => {
    renderAt('/about', inShell(<input aria-label="Filtro" />));
    await userEvent.type(screen.getByLabelText('Filtro'), 'x');
    act(redrawScreen);
    expect(screen.getByLabelText('Filtro')).toHaveProperty('value', '');
  });
});

describe('skip links', () => {
  it('come first, with the keys 1 to 4', async () => {
    renderAt('/about', inShell(null));
    await userEvent.tab();
    const links = within(screen.getByRole('navigation', { name: 'Atalhos' })).getAllByRole('link');
    expect(document.activeElement).toBe(links[0]);
    expect(links.map((link) => [link.getAttribute('accesskey'), link.textContent])).toEqual([
      ['1', 'Ir para o conteúdo 1'],
      ['2', 'Ir para o menu 2'],
      ['3', 'Ir para a busca 3'],
      ['4', 'Ir para o rodapé 4'],
    ]);
  });

  it.each([
    ['Ir para o conteúdo 1', 'conteudo'],
    ['Ir para o menu 2', 'menu'],
    ['Ir para a busca 3', 'busca'],
    ['Ir para o rodapé 4', 'rodape'],
  ])('%s moves focus and leaves the address alone', async (name, id) => {
    renderAt('/about', inShell(null));
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(screen.getByTestId('endereco').textContent).toBe('/about');
  });
});

function Focused() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Primeiro campo" />;
}

const site = (
  <Routes>
    <Route path="/about" element={inShell(<Links />)} />
    <Route path="/tarjamento" element={inShell(<Links />, tarjamento, 'Tarjamento')} />
    <Route path="/campo" element={inShell(<Focused />, aScreen({ path: '/campo' }), 'Campo')} />
  </Routes>
);
function Links() {
  return (
    <>
      <Link to="/tarjamento">tarjar</Link>
      <Link to="/campo">campo</Link>
      <Link to="/about?aba=2">aba</Link>
    </>
  );
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const announced = () => screen.getByTestId('anuncio').textContent;

describe('navigation', () => {
  it('moves focus to the new heading, announces its title and names the tab', async () => {
    renderAt('/about', site);
    expect(announced()).toBe('');
    expect(document.activeElement).toBe(document.body);
    await follow('tarjar');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(announced()).toBe('Tarjamento');
    expect(screen.getByTestId('anuncio').getAttribute('role')).toBe('status');
    expect(document.title).toBe('Tarjamento · Escuta.BR');
  });

  it('leaves focus where the new page has put it', async () => {
    renderAt('/about', site);
    await follow('campo');
    expect(document.activeElement).toBe(screen.getByLabelText('Primeiro campo'));
    expect(announced()).toBe('Campo');
  });

  it('does not move focus when only the query changes', async () => {
    renderAt('/about', site);
    await follow('aba');
    expect(document.activeElement?.textContent).toBe('aba');
    expect(announced()).toBe('');
  });
});
