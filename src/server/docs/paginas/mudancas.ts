import { html, type Markup } from '../../sign-on/pages/html.ts';

interface Mudanca {
  readonly data: string;
  readonly versao: string;
  readonly itens: readonly string[];
}

/** What integrators should know, the newest first. One line per change that a program could notice. */
const mudancas: readonly Mudanca[] = [
  {
    data: '2026-11-18',
    versao: '3.26.1',
    itens: [
      'Os filtros Data… aceitam hora (HH:mm ou HH:mm:ss); uma data vazia é recusada.',
      'Os anexos de recursos e de decisões trazem Instancia como objeto e Links.',
      'A lista de manifestações traz também o que o órgão julga ou controla; NomOuvidoria é SIGLA – Nome.',
      'Um sistema assina webhooks com o token (/api/webhooks) e pede de novo os de um período; os de uma manifestação chegam em ordem.',
      'Cada sistema tem escopos: os de hoje ficam com tudo o que já usavam. Um token pode ser pedido com menos (scope); fora dele a resposta é 403.',
      'Toda resposta a um token diz o limite em RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset e RateLimit-Policy.',
      'Trocado o segredo, o anterior pode valer por 24 horas ou 7 dias; um token dele não passa desse fim.',
      'Um webhook que não é um gestor do órgão quem cria ou muda espera a confirmação de um.',
      'Um código de país desconhecido é guardado como veio; reclamação, sugestão e solicitação sem nome viram comunicação.',
      'Com trabalho demais uma chamada responde 503 (servidor.ocupado) e Retry-After, antes de ser lida: espere e repita.',
      'O aviso (webhook) de um recurso traz também o endereço dele em Links (recurso).',
      'Toda recusa de um campo diz o caminho dele como foi enviado e o que é aceito; Detalhes aceita nomes em maiúsculas ou minúsculas e datas dd/MM/aaaa.',
      'Um exemplo inteiro de cada tipo de registro, resposta e decisão (examples no OpenAPI), e um console em /api/docs/console.',
      'Dados abertos nos endereços /FalaBR e /e-Ouv, com Range e CORS, colunas e membros novos, e catálogo DCAT em /dcat.json.',
      'GET /api/recursos acha, por protocolo ou período, todo recurso que o token abre; um sistema respondente da autoridade admite, decide e entrega.',
      'Um filtro ou campo de sim ou não aceita true, false, 1, 0, sim ou não, e recusa o resto; um corpo em text/plain recebe 415.',
      'Um corpo que não está em UTF-8 é recusado com 400 (entrada.codificacao); IdOrgaoDestinatario aceita também o número do órgão no SIORG.',
      'Os dados abertos respondem a OPTIONS, para leitores que rodam no navegador.',
      'Manifestante.NomeRepresentante vem preenchido quando alguém representa a pessoa.',
      'No guia: primeiros passos, coleção de chamadas, tipos de TypeScript e clientes de exemplo em Node.js e Python, para baixar.',
    ],
  },
  {
    data: '2026-11-16',
    versao: '3.26.1',
    itens: [
      'API de integração: /oauth/token, manifestações, recursos, ouvidorias e tabelas, com os mesmos nomes que os clientes de hoje já usam.',
      'Webhooks assinados por órgão, com novas tentativas por um dia e registro das entregas.',
      'Documentação em três partes (pública, de integração e da aplicação), cada uma com o seu OpenAPI 3.1.',
      'Chamadas que vão acabar passam a responder com Deprecation, Sunset e Link.',
    ],
  },
];

const dia = (data: string): string => data.split('-').reverse().join('/');

export const paginaDasMudancas = (): Markup => html`
  <p>O que um programa pode notar. Campos e chamadas novas não quebram quem ignora o que não conhece.</p>
  ${mudancas.map(
    ({ data, versao, itens }) =>
      html`<section aria-labelledby="m-${data}"><h2 id="m-${data}"><time datetime="${data}">${dia(data)}</time> · versão ${versao}</h2>
        <ul>${itens.map((item) => html`<li>${item}</li>`)}</ul></section>`,
  )}`;
