import { html } from '../../../sign-on/pages/html.ts';

export const versoes = html`<h2 id="versoes">Versões e fim de uma chamada</h2>
  <ul>
    <li>Os endereços da integração não têm número de versão: são os que os clientes de hoje já usam, e os campos que existem mantêm o nome e o
      significado.</li>
    <li>Acrescentamos campos, chamadas e valores de tabelas sem avisar antes: ignore o que não conhecer.</li>
    <li>O que um programa pode notar está no <a href="/api/docs/mudancas">histórico de mudanças</a>, com o dia e a versão. A versão de agora está no
      alto desta página e em <code>info.version</code> do OpenAPI.</li>
    <li>Uma chamada que vai acabar continua respondendo até o dia marcado, e cada resposta dela traz os cabeçalhos <code>Deprecation</code> (desde
      quando, RFC 9745), <code>Link</code>, que leva ao que usar no lugar, e, quando o dia do fim está decidido, <code>Sunset</code> (RFC 8594). Na
      referência e no OpenAPI ela vem marcada (<code>deprecated</code>).</li>
    <li>Um campo não tem cabeçalho próprio. O que deixa de ter valor continua vindo, vazio ou nulo, e a referência diz.</li>
  </ul>
  <p>Guarde os cabeçalhos <code>Deprecation</code> e <code>Sunset</code> no registro do seu programa: é assim que se sabe a tempo.</p>`;
