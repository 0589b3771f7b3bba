import { html, type Markup } from '../../../sign-on/pages/html.ts';

/** What a token may be asked for; the composition of the capabilities supplies the list. */
export interface EscopoOferecido {
  readonly escopo: string;
  readonly abre: string;
}

export const escopos = (oferecidos: readonly EscopoOferecido[]): Markup => html`<h2 id="escopos">Escopos</h2>
  <p>No cadastro do sistema se escolhe o que ele pode usar, dentro do que o perfil dele permite. A referência diz o escopo que cada
    chamada pede; as tabelas de apoio não pedem nenhum.</p>
  <ul>${oferecidos.map(({ escopo, abre }) => html`<li><code>${escopo}</code>: ${abre}</li>`)}</ul>
  <p>Para um token com menos do que o sistema tem, envie em <code>scope</code>, ao pedir o token, os que quer, separados por espaço: a
    resposta repete em <code>scope</code> os que ele ganhou. Sem <code>scope</code>, o token tem todos. Um que o sistema não tem é recusado com
    <code>invalid_scope</code>. Uma chamada fora do escopo responde 403, com o nome dele na frase e no cabeçalho
    <code>WWW-Authenticate</code> (RFC 6750).</p>
  <p>Sem <code>denuncias</code>, as denúncias e comunicações não existem para o sistema: não vêm nas listas, nos recursos e nos webhooks, e o
    número de uma responde 404. Registrar continua aberto a todos os tipos: nenhum canal recusa uma denúncia.</p>`;
