import { html, type Markup } from '../../../sign-on/pages/html.ts';
import type { Troca } from '../../hoje/valores-de-hoje.ts';
import { codigo } from './codigo.ts';

/** What a webhook may be about, with its name in Portuguese. */
export interface EventoOferecido {
  readonly evento: string;
  readonly nome: string;
}

interface DadosDosWebhooks {
  readonly origem: string;
  readonly exemplo: string;
  readonly receptor: string;
  readonly eventos: readonly EventoOferecido[];
  readonly troca: Troca;
}

export const webhooks = ({
  origem,
  exemplo,
  receptor,
  eventos,
  troca,
}: DadosDosWebhooks): Markup => html`<h2 id="webhooks">Webhooks</h2>
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
  <p>No aviso de um recurso, <code>IdRecurso</code> traz o número e <code>Links</code> também o endereço dele (<code>recurso</code>).</p>
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
  <p>Um sistema respondente ou observador com o escopo <code>webhooks</code> assina os seus webhooks com o token. O segredo vem só na
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
    "DataInicio": "${troca('01/03/2026')}", "DataFim": "${troca('12/03/2026 23:59')}" }'`,
  )}
  <h3 id="webhooks-em-casa">Experimentar na sua máquina</h3>
  <ol>
    <li>Inicie a plataforma com <code>WEBHOOKS_REDE=local npm start</code>: só assim ela aceita <code>http://127.0.0.1</code>. As contas de
      demonstração têm a senha que a página de entrada mostra.</li>
    <li>Baixe <a href="/api/docs/exemplos/conferir-webhook.mjs" download><code>conferir-webhook.mjs</code></a>, que é o código de cima, e, na
      mesma pasta, <a href="/api/docs/exemplos/receptor.mjs" download><code>receptor.mjs</code></a>:
      ${codigo('receptor.mjs', receptor)}</li>
    <li>Entre como <code>gestor.cgu</code>, cadastre em Configurações, Webhooks o endereço <code>http://127.0.0.1:9000/</code> e guarde o
      segredo.</li>
    <li>Rode <code>SEGREDO='whsec_…' node receptor.mjs</code> e use <strong>Fazer entrega de teste</strong>. Registre uma manifestação, pare o
      receptor, registre outra, ligue-o de novo: a segunda chega em um ou dois minutos.</li>
  </ol>`;
