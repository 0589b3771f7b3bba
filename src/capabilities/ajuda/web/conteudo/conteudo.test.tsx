import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { linksOf, plainText } from '../../domain/marcacao-leve.ts';
import AcessibilidadePage from './acessibilidade-page.tsx';
import ComoAtivarLibras from './como-ativar-libras.tsx';
import DeclaracaoCookies from './declaracao-cookies.tsx';
import ManualPage from './manual-page.tsx';
import OqueEDenuncia from './oque-e-denuncia.tsx';
import PerguntasFrequentesPage from './perguntas-frequentes-page.tsx';
import SobrePage from './sobre-page.tsx';
import TermosDeUsoPage from './termos-de-uso-page.tsx';
import { instalacaoDeTeste, perguntas, renderAt } from './testing-conteudo.tsx';

const pages: readonly (readonly [string, string, ComponentType])[] = [
  ['SobrePage', '/about', SobrePage],
  ['AcessibilidadePage', '/acessibilidade', AcessibilidadePage],
  ['TermosDeUsoPage', '/termos-de-uso', TermosDeUsoPage],
  ['PerguntasFrequentesPage', '/perguntas-frequentes', PerguntasFrequentesPage],
  ['ManualPage', '/manual', ManualPage],
];

const all: typeof pages = [
  ...pages,
  ['OqueEDenuncia', '/', OqueEDenuncia],
  ['ComoAtivarLibras', '/', ComoAtivarLibras],
  ['DeclaracaoCookies', '/', DeclaracaoCookies],
];

/** Every address of S2-01 that needs no id, and screens of our own. */
const routes = new Set(
  `/ /home /principal /manifestacao /orgao /about /acessibilidade /mapadosite /termos-de-uso /dadosabertoslai /login
  /atualizacao-cadastro /logout /manifestacao/consultar /manifestacao/consultarencaminhamento /manifestacao/consultarlai
  /manifestacao/criar /manifestacao/selecionarsubtipoformulario /manifestacao/criar/selecionar-assunto
  /manifestacao/analisar /manifestacao/prorrogar /manifestacao/qualificar /manifestacao/tratar
  /manifestacao/identidade/tratar
  /manifestacao/identidade/aberturas
  /manifestacao/acesso-extraordinario
  /manifestacao/eliminacao /eliminacoes
  /manifestacao/recurso/tratar /manifestacao/incidente-correcao/criar /incidente-correcao/responder
  /manifestacao/incidente-correcao/prorrogar /manifestacao/analise-admissibilidade/criar /usuario/meucadastro
  /usuario/ativar /usuario/alterarsenha /usuario/gerenciar /configuracoes /configuracoes/meus-orgaos
  /pesquisa-satisfacao-consultar /orgao/orgaogerenciarorgaos /orgao-siorg /orgao-siorg/criar /assunto/manter /subassuntos
  /relatorios-do-sistema /relatorios-do-sistema/manifestacao-com-alteracao-tipo-detalhado /feriado /feriado/cadastrar
  /email /email/cadastrar /restricao-conteudo /tarjamento /recibo/verificar /ciencia/avisar /manifestacao/entregas /manifestacao/cumprimento
  /manual /perguntas-frequentes /simulador-de-prazos /busca /busca/decisoes /painel/resolveu /painel/lai
  /informacoes-classificadas /desclassificacao/pedir`.split(/\s+/),
);
for (const { slug } of perguntas) routes.add(`/perguntas-frequentes/${slug}`);

/** Anchors that content may point to from another page. */
const anchors = new Set(['/termos-de-uso#seus-direitos']);

const english =
  /\b(the|and|with|your|you|click|submit|loading|search|password|user|settings|feedback|upload|download|dashboard|status|deadline|appeal|draft|home|back|next|close|open|help|about|report|request|answer|file|files|link|links|default|token|chat|login|logout|website|online|plugin|software)\b/giu;

/** 'software livre' is Portuguese; text in <code> is a cookie's name and cannot be translated. */
const visibleWords = (root: Element): string => {
  const copy = root.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('code')) code.remove();
  const labels = [...copy.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  const text = [copy.textContent, ...labels].join(' ').replaceAll('software livre', '');
  return Object.values(instalacaoDeTeste).reduce((rest, own) => rest.replaceAll(own, ''), text);
};

describe.each(all)('%s', (_name, address, Page) => {
  it('links only to screens that exist', () => {
    const { container } = renderAt(address, <Page />);
    const wrong = [...container.querySelectorAll('a')]
      .map((anchor) => anchor.getAttribute('href') ?? '')
      .filter(
        (href) =>
          href !== instalacaoDeTeste.urlPublica && href !== `mailto:${instalacaoDeTeste.emailContato}`,
      )
      .filter((href) => {
        const url = new URL(href, 'http://local');
        const here = url.pathname === address && document.getElementById(url.hash.slice(1)) !== null;
        return (
          !routes.has(url.pathname) || (url.hash !== '' && !here && !anchors.has(url.pathname + url.hash))
        );
      });
    expect(wrong).toEqual([]);
  });

  it('shows no English word', () => {
    const { container } = renderAt(address, <Page />);
    expect(visibleWords(container).match(english)).toBeNull();
  });

  it('leaves no markup unread and no id twice', () => {
    const { container } = renderAt(address, <Page />);
    expect(container.textContent).not.toMatch(/\*\*|\]\(/);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(pages)('%s', (_name, address, Page) => {
  it('is one article that starts at h2 and skips no level, for the shell owns the h1', () => {
    renderAt(address, <Page />);
    expect(screen.getByRole('article').className).toBe('conteudo');
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(2);
    expect(levels.filter((level, i) => level === 1 || level > (levels[i - 1] ?? 2) + 1)).toEqual([]);
  });
});

it('the anchor /termos-de-uso#seus-direitos exists', () => {
  renderAt('/termos-de-uso', <TermosDeUsoPage />);
  expect(document.getElementById('seus-direitos')).not.toBeNull();
});

it('says from what one who denounces is protected, and what to do about it', () => {
  renderAt('/', <OqueEDenuncia />);
  expect(screen.getByText(/Se sofrer retaliação, denuncie também\./)).toBeDefined();
});

it('reads bold and links out of marked text', () => {
  expect(plainText('Veja **já** o [manual](/manual#prazos).')).toBe('Veja já o manual.');
  expect(linksOf('Veja **já** o [manual](/manual#prazos).')).toEqual(['/manual#prazos']);
});
