import { html } from '../../../sign-on/pages/html.ts';
import { codigo } from './codigo.ts';

export const erros = html`<h2 id="erros">Erros</h2>
  <p>Com token, toda recusa tem estes três campos e nenhum outro. <code>message</code> é a frase para a pessoa; <code>Message</code> é a mesma frase, para clientes que a leem com maiúscula;
    <code>code</code> é estável e serve ao programa.</p>
  ${codigo(
    'Uma recusa, com token',
    `{
  "message": "A situação atual não permite esta ação. Leia de novo antes de repetir: a situação e o histórico dizem o que já foi feito.",
  "Message": "A situação atual não permite esta ação. Leia de novo antes de repetir: a situação e o histórico dizem o que já foi feito.",
  "code": "ato.situacao-nao-permite"
}`,
  )}
  <p>Quando a recusa é de um campo, a frase começa pelo caminho dele, escrito como você o enviou, e diz o que é aceito. Nas listas o
    número é a posição, a partir de 0: <code>Envolvidos.0.Nome</code>. A recusa diz um campo de cada vez.</p>
  ${codigo(
    'Uma recusa de um campo',
    `{
  "message": "Detalhes.Adocao: Aceita adotada, em-parte, nao-adotada.",
  "Message": "Detalhes.Adocao: Aceita adotada, em-parte, nao-adotada.",
  "code": "resposta.conteudo-minimo"
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
      <tr role="row"><th scope="row" role="rowheader">409</th><td role="cell" data-rotulo="Quer dizer">A situação mudou, ou a chave do envio é de outro.</td><td role="cell" data-rotulo="O que fazer">Leia de novo e decida.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">413</th><td role="cell" data-rotulo="Quer dizer">O corpo ou um arquivo é grande demais.</td><td role="cell" data-rotulo="O que fazer">Envie menos; <a href="#limites">os limites</a>.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">415</th><td role="cell" data-rotulo="Quer dizer">O corpo veio em outro tipo.</td><td role="cell" data-rotulo="O que fazer">Envie <code>Content-Type: application/json</code>; em <code>/oauth/token</code>, <code>application/x-www-form-urlencoded</code>.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">429</th><td role="cell" data-rotulo="Quer dizer">Chamadas demais.</td><td role="cell" data-rotulo="O que fazer">Espere os segundos de <code>Retry-After</code>; <a href="#limites">os limites</a>.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">500</th><td role="cell" data-rotulo="Quer dizer">Falha nossa.</td><td role="cell" data-rotulo="O que fazer">Repita leituras e registros com chave, com pausas crescentes; informe o código que a frase traz.</td></tr>
      <tr role="row"><th scope="row" role="rowheader">503</th><td role="cell" data-rotulo="Quer dizer">Há trabalho demais agora. Com <code>servidor.ocupado</code>, nada foi lido nem gravado.</td><td role="cell" data-rotulo="O que fazer">Espere os segundos de <code>Retry-After</code> e repita a mesma chamada, também a que age.</td></tr>
    </tbody>
  </table>`;
