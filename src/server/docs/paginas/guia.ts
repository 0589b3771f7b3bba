import { html, type Markup } from '../../sign-on/pages/html.ts';
import type { DeHoje, Troca } from '../hoje/valores-de-hoje.ts';
import type { ProgramaDeDemonstracao } from './console.ts';
import { autenticacao } from './guia/autenticacao.ts';
import { clientes } from './guia/clientes.ts';
import { erros } from './guia/erros.ts';
import { type EscopoOferecido, escopos } from './guia/escopos.ts';
import { idempotencia } from './guia/idempotencia.ts';
import { type Limites, limites } from './guia/limites.ts';
import { nomes } from './guia/nomes.ts';
import { paginacao } from './guia/paginacao.ts';
import { primeirosPassos } from './guia/primeiros-passos.ts';
import { recursos } from './guia/recursos.ts';
import { segredos } from './guia/segredos.ts';
import { versoes } from './guia/versoes.ts';
import { type EventoOferecido, webhooks } from './guia/webhooks.ts';

/** What the capabilities tell the guide; the composition hands it over. */
export interface DadosDoGuia {
  readonly origem: string;
  /** The receiver's code, the same file that a test runs. */
  readonly exemplo: string;
  /** A receiver for one's own machine, in the same way. */
  readonly receptor: string;
  readonly eventos: readonly EventoOferecido[];
  readonly escopos: readonly EscopoOferecido[];
  readonly limites: Limites;
  readonly bytesDoCorpo: number;
  /** Days of examples, as they hold today. */
  readonly troca: Troca;
  /** Null where the installation is no demonstration. */
  readonly demonstracao: ProgramaDeDemonstracao | null;
  /** Of what is there to try, by the name of the address's parameter. */
  readonly numeros: DeHoje['numeros'];
}

/** In their order on the page. Each says its subject once; the others refer to it by its id. */
const SECOES: readonly (readonly [id: string, rotulo: string, secao: (dados: DadosDoGuia) => Markup])[] = [
  [
    'primeiros-passos',
    'Primeiros passos',
    ({ origem, demonstracao, troca }) => primeirosPassos(origem, demonstracao, troca),
  ],
  ['autenticacao', 'Autenticação', ({ origem, demonstracao }) => autenticacao(origem, demonstracao)],
  ['escopos', 'Escopos', (dados) => escopos(dados.escopos)],
  ['segredos', 'Trocar o segredo', () => segredos],
  ['nomes', 'Nomes, datas e arquivos', () => nomes],
  ['limites', 'Limites', (dados) => limites(dados.limites, dados.bytesDoCorpo)],
  ['paginacao', 'Paginação', () => paginacao],
  ['idempotencia', 'Repetir sem registrar duas vezes', () => idempotencia],
  ['erros', 'Erros', () => erros],
  ['recursos', 'Recursos', ({ demonstracao, numeros }) => recursos(demonstracao, numeros.agir?.idRecurso)],
  ['webhooks', 'Webhooks', webhooks],
  ['clientes', 'Clientes e coleções', ({ origem, troca }) => clientes(origem, troca)],
  ['versoes', 'Versões e fim de uma chamada', () => versoes],
];

export const paginaDoGuia = (dados: DadosDoGuia): Markup => html`
  <p>Para experimentar antes de escrever código, use o <a href="/api/docs/console">console</a>. Os corpos inteiros de cada chamada estão na
    <a href="/api/docs/integracao">referência da integração</a>.</p>
  <nav aria-label="Nesta página" class="indice"><h2>Nesta página</h2><ul>${SECOES.map(
    ([id, rotulo]) => html`<li><a href="#${id}">${rotulo}</a></li>`,
  )}</ul></nav>
  ${SECOES.map(([, , secao]) => secao(dados))}`;
