import { html, type Markup } from '../../../sign-on/pages/html.ts';
import { tabela } from '../tabela.ts';

/** The numbers of the capabilities that set them; the composition supplies them. */
export interface Limites {
  /** Where the client's registration says nothing else. */
  readonly chamadasPorMinuto: number;
  readonly segundosDoToken: number;
  readonly resultados: number;
  readonly arquivos: number;
  readonly bytesDoArquivo: number;
  readonly bytesComArquivos: number;
  readonly diasDoReenvio: number;
  readonly webhooksPorOrgao: number;
}

const MB = 1_000_000;
const mega = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/** `bytesDoCorpo`: of a call that takes no files. */
export const limites = (dados: Limites, bytesDoCorpo: number): Markup => html`<h2 id="limites">Limites</h2>
  <p>Cada sistema tem o seu limite de chamadas por minuto, escrito no cadastro dele; o que passa dele recebe 429, com os segundos a esperar em
    <code>Retry-After</code>. O minuto é o do relógio: no seguinte a conta recomeça. Quem pede tokens com segredo errado muitas vezes seguidas
    também espera. Toda resposta a um token válido diz quanto resta:</p>
  <ul>
    <li><code>RateLimit-Limit</code>: quantas por minuto.</li>
    <li><code>RateLimit-Remaining</code>: quantas ainda cabem neste minuto.</li>
    <li><code>RateLimit-Reset</code>: em quantos segundos começa o próximo.</li>
    <li><code>RateLimit-Policy</code>: o mesmo limite, com a janela em segundos (<code>600;w=60</code>).</li>
  </ul>
  ${tabela(
    'Os limites da integração',
    ['O quê', 'Quanto'],
    [
      ['Chamadas por minuto', `${dados.chamadasPorMinuto}, se o cadastro do sistema não diz outro número`],
      ['Validade do token', `${dados.segundosDoToken / 3600} horas`],
      [
        'Itens por página (MaxResultados)',
        `até ${dados.resultados}; mais do que isso é recusado, e não cortado`,
      ],
      [
        'Tamanho do corpo',
        `${mega(bytesDoCorpo)}; nas chamadas que levam arquivos, ${mega(dados.bytesComArquivos)}`,
      ],
      [
        'Anexos',
        `até ${dados.arquivos} por chamada, de até ${mega(dados.bytesDoArquivo)} cada um, descompactado`,
      ],
      ['Chave de repetição (Idempotency-Key)', 'de 1 a 255 caracteres'],
      [
        'Webhooks',
        `até ${dados.webhooksPorOrgao} por órgão; o reenvio é de até ${dados.diasDoReenvio} dias de cada vez`,
      ],
    ],
    false,
  )}`;
