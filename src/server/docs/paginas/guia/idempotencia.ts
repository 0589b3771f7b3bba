import { html } from '../../../sign-on/pages/html.ts';
import { codigo } from './codigo.ts';

export const idempotencia = html`<h2 id="idempotencia">Repetir sem registrar duas vezes</h2>
  <p>Em <code>POST /api/manifestacoes</code> envie o cabeçalho <code>Idempotency-Key</code>: um UUID, ou outro texto que o seu sistema faz uma vez
    por registro. Se a resposta se perder, repita a chamada com a mesma chave e o mesmo conteúdo.</p>
  ${codigo('O cabeçalho', 'Idempotency-Key: 3f2b8d2e-6c1a-4a55-9d3e-0b7c5a1f9e21')}
  <ul>
    <li>O mesmo conteúdo recebe a mesma resposta, com o mesmo protocolo e o mesmo código de acesso, também se as duas chamadas chegam juntas. Os
      arquivos contam como conteúdo.</li>
    <li>Outro conteúdo com a mesma chave é recusado com 409 e <code>integracao.chave-de-outro-envio</code>: a primeira manifestação fica como
      está.</li>
    <li>A chave não vence, e é só do seu sistema. Sem ela, cada chamada registra uma manifestação.</li>
  </ul>
  <p>As outras chamadas não leem a chave. Antes de repetir uma que ficou sem resposta, leia a manifestação ou o recurso: o que foi feito está no
    histórico. Um ato que muda a situação, repetido, recebe 409; uma resposta intermediária seria enviada de novo.</p>`;
