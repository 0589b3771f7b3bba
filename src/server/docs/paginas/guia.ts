import { html, type Markup } from '../../sign-on/pages/html.ts';

const codigo = (rotulo: string, texto: string): Markup =>
  html`<figure><figcaption>${rotulo}</figcaption><pre tabindex="0"><code>${texto}</code></pre></figure>`;

const autenticacao = (origem: string): Markup => html`<h2 id="autenticacao">Autenticação</h2>
  <p>O administrador da plataforma cadastra o sistema do órgão e entrega o número do cliente e o segredo, que aparece uma
    única vez. Com eles se pede um token, que vale por um dia:</p>
  ${codigo(
    'Pedir o token',
    `curl -X POST '${origem}/oauth/token' \\
  --data 'grant_type=client_credentials' \\
  --data 'client_id=1001' \\
  --data-urlencode 'client_secret=SEU_SEGREDO'`,
  )}
  ${codigo('Resposta', '{ "access_token": "…", "token_type": "bearer", "expires_in": 86400 }')}
  <p>Clientes que já usam <code>grant_type=password</code>, com <code>username</code> e <code>password</code>, continuam
    funcionando. Nos programas novos prefira <code>client_credentials</code>.</p>
  <p>Envie o token em cada chamada, no cabeçalho <code>Authorization: Bearer</code>. Quando a resposta for 401, peça outro
    token e repita a chamada uma vez.</p>
  <p>O que um sistema pode fazer depende do perfil dele: <strong>respondente</strong> registra e trata,
    <strong>atendente</strong> registra e lê o que registrou, <strong>observador</strong> só lê. As regras são as mesmas
    das telas, e cada leitura fica no histórico da manifestação.</p>`;

const nomes = html`<h2 id="nomes">Nomes, datas e arquivos</h2>
  <ul>
    <li>Com token, as respostas vêm com os nomes começando por maiúscula (<code>IdManifestacao</code>). Os nomes que você
      envia, no corpo e na consulta, são aceitos em maiúsculas ou minúsculas, e campos desconhecidos são ignorados.</li>
    <li>As datas são <code>dd/MM/aaaa</code>; com hora, <code>dd/MM/aaaa HH:mm</code>, no horário de Brasília.</li>
    <li>O número de protocolo tem 17 algarismos e é aceito com ou sem pontuação.</li>
    <li>Os arquivos vão e vêm em <code>ConteudoZipadoEBase64</code>: os bytes comprimidos com gzip e escritos em base64.</li>
    <li>Se a resposta de um registro se perder, repita a chamada com a mesma <code>Idempotency-Key</code>, um UUID ou outro texto feito uma
      vez por registro: a manifestação é uma só.</li>
    <li>Na API da aplicação, sem token, os nomes começam por minúscula e os campos desconhecidos são recusados.</li>
  </ul>`;

const paginacao = html`<h2 id="paginacao">Paginação</h2>
  <p>Na integração, <code>MaxResultados</code> (até 500) diz quantos itens vêm e <code>PosInicioPagina</code> diz a partir de
    qual. Quem lê listas longas enquanto outros gravam usa o cursor: envie em <code>Cursor</code> o que veio no cabeçalho
    <code>X-Proximo-Cursor</code>, até que ele não venha mais. Para acompanhar o que muda, peça por período com <code>DataAtualizacaoInicio</code> e
    <code>DataAtualizacaoFim</code> (<code>dd/MM/aaaa</code>, com ou sem <code>HH:mm</code> ou <code>HH:mm:ss</code>), ou receba <a href="#webhooks">webhooks</a>. Uma consulta que não acha nada responde 404.</p>
  <p>Na API da aplicação, as listas devolvem <code>proximoCursor</code>. Envie-o como
    <code>cursor</code> para ter a página seguinte; quando ele vem nulo, a lista acabou. O cursor aponta um lugar da lista, e
    não um número de página: nada se repete nem se perde enquanto outras pessoas gravam. Não o interprete nem o guarde.</p>`;

const erros = html`<h2 id="erros">Erros</h2>
  <p>Com token, toda recusa tem estes três campos e nenhum outro. <code>message</code> é a frase para a pessoa, que diz o
    campo quando a recusa é de um; <code>Message</code> é a mesma frase, para clientes que a leem com maiúscula;
    <code>code</code> é estável e serve ao programa.</p>
  ${codigo(
    'Uma recusa, com token',
    `{
  "message": "A situação atual não permite esta ação.",
  "Message": "A situação atual não permite esta ação.",
  "code": "ato.situacao-nao-permite"
}`,
  )}
  <p>Em <code>/oauth/token</code> a recusa é como na RFC 6749:</p>
  ${codigo(
    'Uma recusa do token',
    `{
  "error": "invalid_client",
  "error_description": "client_id ou client_secret não confere."
}`,
  )}
  <p>Na API da aplicação, sem token, não há <code>Message</code>; podem vir <code>details</code>, com a frase de cada campo
    recusado em <code>details.campos</code>, e, nas falhas nossas, <code>idRequisicao</code>.</p>
  <table class="empilha" role="table">
    <caption>O que cada código HTTP quer dizer</caption>
    <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Código</th><th scope="col" role="columnheader">Quer dizer</th><th scope="col" role="columnheader">O que fazer</th></tr></thead>
    <tbody role="rowgroup">
      <tr role="row"><th scope="row" role="rowheader">400</th><td role="cell" data-rotulo="Quer dizer">Algo enviado não serve.</td><td role="cell" data-rotulo="O que fazer">Corrija; a frase diz o quê.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">401</th><td role="cell" data-rotulo="Quer dizer">A sessão ou o token acabou.</td><td role="cell" data-rotulo="O que fazer">Peça outro token e repita uma vez.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">403</th><td role="cell" data-rotulo="Quer dizer">O perfil não pode.</td><td role="cell" data-rotulo="O que fazer">Não repita.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">404</th><td role="cell" data-rotulo="Quer dizer">Não existe, ou não é seu.</td><td role="cell" data-rotulo="O que fazer">Não repita; em listas, não há nada a ler.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">409</th><td role="cell" data-rotulo="Quer dizer">A situação mudou.</td><td role="cell" data-rotulo="O que fazer">Leia de novo e decida.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">415</th><td role="cell" data-rotulo="Quer dizer">O corpo veio em outro tipo.</td><td role="cell" data-rotulo="O que fazer">Envie <code>Content-Type: application/json</code>; em <code>/oauth/token</code>, <code>application/x-www-form-urlencoded</code>.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">429</th><td role="cell" data-rotulo="Quer dizer">Chamadas demais.</td><td role="cell" data-rotulo="O que fazer">Espere os segundos de <code>Retry-After</code>.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">500, 503</th><td role="cell" data-rotulo="Quer dizer">Falha nossa.</td><td role="cell" data-rotulo="O que fazer">Repita com pausas crescentes; informe o código que a frase traz.</td></tr>
    </tbody>
  </table>`;

/** An event that webhooks may report; the composition of the capabilities supplies the list. */
export interface EventoOferecido {
  readonly evento: string;
  readonly nome: string;
}

const webhooks = (
  origem: string,
  exemplo: string,
  eventos: readonly EventoOferecido[],
): Markup => html`<h2 id="webhooks">Webhooks</h2>
  <p>Em vez de perguntar de tempo em tempo, o sistema do órgão pode ser avisado. Quem gerencia o órgão cadastra o endereço em
    <strong>Configurações, Webhooks</strong>, escolhe os eventos e guarda o segredo, que aparece uma única vez.</p>
  <p>Cada aviso é um <code>POST</code> com um JSON curto. Ele não traz nenhum dado da pessoa nem o texto: traz o necessário para
    ler a manifestação com o seu próprio token.</p>
  ${codigo(
    'Corpo de um aviso',
    `{
  "IdEntrega": 4021,
  "Evento": "resposta",
  "DataHora": "2026-03-12T12:00:00.000Z",
  "IdOuvidoria": 6,
  "IdEvento": 90233,
  "IdManifestacao": 1187,
  "NumProtocolo": "00106000123202611",
  "IdRecurso": null,
  "Links": [
    { "rel": "self", "href": "https://…/api/manifestacoes/1187" },
    { "rel": "eouv", "href": "https://…/web/manifestacao/detalhar/1187" }
  ]
}`,
  )}
  <h3 id="webhooks-eventos">Eventos</h3>
  <ul class="colunas">${eventos.map(
    ({ evento, nome }) => html`<li><code>${evento}</code>: ${nome}</li>`,
  )}<li><code>teste</code>: Entrega de teste, pedida na tela</li></ul>
  <h3 id="webhooks-assinatura">Assinatura</h3>
  <p>Todo aviso é assinado como na especificação Standard Webhooks, que tem bibliotecas em várias linguagens. São três
    cabeçalhos:</p>
  <ul>
    <li><code>webhook-id</code>: o mesmo em todas as tentativas da mesma entrega. Guarde-o para descartar repetições.</li>
    <li><code>webhook-timestamp</code>: o momento do envio, em segundos desde 1970. Recuse o que estiver a mais de cinco
      minutos do seu relógio.</li>
    <li><code>webhook-signature</code>: uma ou mais assinaturas separadas por espaço, cada uma <code>v1,</code> e o HMAC-SHA256
      em base64 de <code>id.timestamp.corpo</code>. Enquanto o segredo é trocado vêm duas, por um dia: basta uma conferir.</li>
  </ul>
  ${codigo('Conferir a assinatura em Node.js', exemplo)}
  <h3 id="webhooks-entrega">Entrega</h3>
  <ul>
    <li>Responda 2xx em até 10 segundos, e trabalhe depois. O conteúdo da resposta é ignorado.</li>
    <li>Qualquer outra resposta é uma falha. Tentamos de novo depois de 1, 5 e 15 minutos e de 1, 2, 4, 8 e 8 horas: por um
      dia.</li>
    <li>De denúncias e de pedidos com a identidade preservada guardamos só a hora: a tentativa seguinte é na próxima hora cheia.</li>
    <li>Depois disso a entrega é dada como não feita. Quem gerencia o órgão a reenvia pela tela, uma a uma ou por período.</li>
    <li>Os avisos da mesma manifestação chegam na ordem dos atos: o que falha segura os seguintes dela, e não os das outras, que vão até
      16 ao mesmo tempo. Um aviso pode chegar mais de uma vez, e um período reenviado chega depois. <code>IdEvento</code> cresce com o
      tempo.</li>
    <li>Redirecionamentos não são seguidos. O endereço precisa ser https, na porta 443, e estar na internet.</li>
    <li>Um endereço que falha por três dias seguidos é desligado, e quem gerencia o órgão recebe um e-mail.</li>
  </ul>
  <h3 id="webhooks-programa">Assinar pelo próprio sistema</h3>
  <p>Um sistema respondente ou observador com esse direito, dado no cadastro dele, assina os seus webhooks com o token. O segredo vem só na
    resposta. Nada é enviado antes que um gestor do órgão confirme o endereço e os eventos, e de novo a cada mudança deles
    (<code>IndAguardaConfirmacao</code>).</p>
  ${codigo(
    'Assinar',
    `curl -X POST '${origem}/api/webhooks' \\
  --header 'Authorization: Bearer SEU_TOKEN' --json '{
    "NomeWebhook": "Sistema do órgão",
    "EnderecoWebhook": "https://recebe.example.org/webhooks",
    "Eventos": ["cadastro", "resposta"] }'`,
  )}
  <p>O que se perdeu, ou aconteceu enquanto o webhook esperava ou estava desligado, se pede por período, de até 31 dias:</p>
  ${codigo(
    'Reenviar um período',
    `curl -X POST '${origem}/api/webhooks/12/reenviar' \\
  --header 'Authorization: Bearer SEU_TOKEN' --json '{
    "DataInicio": "01/03/2026", "DataFim": "12/03/2026 23:59" }'`,
  )}
  <h3 id="webhooks-em-casa">Experimentar na sua máquina</h3>
  <ol>
    <li>Inicie a plataforma com <code>WEBHOOKS_REDE=local npm start</code>: só assim ela aceita <code>http://127.0.0.1</code>. As contas de
      demonstração têm a senha que a página de entrada mostra.</li>
    <li>Guarde o código de cima como <code>conferir-webhook.mjs</code> e, ao lado, este receptor:
      ${codigo(
        'receptor.mjs',
        `import { createServer } from 'node:http';
import { conferirWebhook } from './conferir-webhook.mjs';

createServer(async (request, response) => {
  let corpo = '';
  for await (const parte of request) corpo += parte;
  const confere = conferirWebhook(process.env.SEGREDO, request.headers, corpo);
  console.log(confere ? 'confere' : 'NÃO CONFERE', corpo);
  response.writeHead(confere ? 204 : 401).end();
}).listen(9000);`,
      )}</li>
    <li>Entre como <code>gestor.cgu</code>, cadastre em Configurações, Webhooks o endereço <code>http://127.0.0.1:9000/</code> e guarde o
      segredo.</li>
    <li>Rode <code>SEGREDO='whsec_…' node receptor.mjs</code> e use <strong>Fazer entrega de teste</strong>. Registre uma manifestação, pare o
      receptor, registre outra, ligue-o de novo: a segunda chega em um minuto.</li>
  </ol>`;

const fim = html`<h2 id="versoes">Versões e fim de uma chamada</h2>
  <p>Acrescentamos campos e chamadas sem avisar: ignore o que não conhecer. O que muda ou acaba está no
    <a href="/api/docs/mudancas">histórico de mudanças</a>. Uma chamada que vai acabar responde com os cabeçalhos
    <code>Deprecation</code> (desde quando, RFC 9745), <code>Sunset</code> (quando deixa de responder, RFC 8594) e
    <code>Link</code>, que leva ao que usar no lugar.</p>`;

const INDICE = [
  ['autenticacao', 'Autenticação'],
  ['nomes', 'Nomes, datas e arquivos'],
  ['paginacao', 'Paginação'],
  ['erros', 'Erros'],
  ['webhooks', 'Webhooks'],
  ['versoes', 'Versões e fim de uma chamada'],
] as const;

/** `exemplo` is the receiver's code, the same file that a test runs. */
export const paginaDoGuia = (
  origem: string,
  exemplo: string,
  eventos: readonly EventoOferecido[],
): Markup => html`
  <nav aria-label="Nesta página" class="indice"><h2>Nesta página</h2><ul>${INDICE.map(
    ([id, rotulo]) => html`<li><a href="#${id}">${rotulo}</a></li>`,
  )}</ul></nav>
  ${autenticacao(origem)}${nomes}${paginacao}${erros}${webhooks(origem, exemplo, eventos)}${fim}`;
