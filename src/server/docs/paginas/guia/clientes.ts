import { html, type Markup } from '../../../sign-on/pages/html.ts';
import { EXEMPLOS } from '../../exemplos.ts';
import type { Troca } from '../../hoje/valores-de-hoje.ts';

const linkDo = (arquivo: string): Markup =>
  html`<a href="/api/docs/exemplos/${arquivo}" download><code>${arquivo}</code></a>`;

/** What an integrator need not write: the files themselves are in `docs/exemplos`, and the tests run them. */
export const clientes = (
  origem: string,
  troca: Troca,
): Markup => html`<h2 id="clientes">Clientes e coleções</h2>
  <p>Para começar sem escrever tudo. Baixe, leia e adapte: os programas não têm dependências, e os nossos testes os rodam a cada
    versão.</p>
  <h3 id="clientes-programas">Programas prontos</h3>
  <table class="empilha" role="table">
    <caption>Em Node.js (20 ou mais novo) e em Python (3.9 ou mais novo)</caption>
    <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Arquivo</th><th scope="col" role="columnheader">O que faz</th><th scope="col" role="columnheader">Como rodar</th></tr></thead>
    <tbody role="rowgroup">${EXEMPLOS.map(
      ({ arquivo, faz, roda }) =>
        html`<tr role="row"><th scope="row" role="rowheader">${linkDo(arquivo)}</th><td role="cell" data-rotulo="O que faz">${faz}</td><td role="cell"${roda && html` data-rotulo="Como rodar"`}>${roda && html`<code>${troca(roda)}</code>`}</td></tr>`,
    )}</tbody>
  </table>
  <p>Os que chamam a API leem o acesso do ambiente:</p>
  <figure><figcaption>Dizer quem é o sistema</figcaption><pre tabindex="0"><code>export ESCUTA_URL='${origem}'
export ESCUTA_CLIENT_ID=1001
export ESCUTA_CLIENT_SECRET='SEU_SEGREDO'</code></pre></figure>
  <p>A importação e o chatbot lidam com dados de pessoas: rode-os onde só o órgão entra, e guarde o segredo fora do código.</p>
  <h3 id="clientes-colecao">Coleção de chamadas</h3>
  <p>Todas as chamadas da integração, com exemplos, no formato Postman 2.1, que Bruno, Insomnia e Hoppscotch também importam:
    <a href="/api/docs/colecao.postman.json" download>baixar a coleção</a>. Preencha <code>clientId</code> e <code>clientSecret</code>
    nas variáveis e envie a chamada de token primeiro: ela guarda o token para as outras.</p>
  <h3 id="clientes-tipos">Tipos de TypeScript</h3>
  <p>Os <a href="/api/docs/tipos.d.ts" download>tipos da integração</a> são feitos do mesmo documento OpenAPI que a referência. Servem a
    clientes como <code>openapi-fetch</code>, e sem nenhum:</p>
  <figure><figcaption>Usar os tipos</figcaption><pre tabindex="0"><code>import type { Corpo, Resposta } from './tipos.d.ts';

type Manifestacao = Resposta&lt;'/api/manifestacoes/{idManifestacao}', 'get'&gt;;
const registro: Corpo&lt;'/api/manifestacoes', 'post'&gt; = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  IdOuvidoriaDestino: 6,
  TextoManifestacao: 'A fila passa de três horas.',
  IdTipoIdentificacaoManifestante: 4,
  Manifestante: { Nome: 'Maria da Silva', Email: 'maria@example.org' },
};</code></pre></figure>
  <p>O exemplo registra uma reclamação com nome (<code>IdTipoIdentificacaoManifestante</code> 4). Sem nome (1), a denúncia, a reclamação, a
    sugestão e a solicitação são recebidas e viram comunicação, com o tipo pedido guardado; os outros tipos são recusados.</p>`;
