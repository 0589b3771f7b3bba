import { html } from '../../../sign-on/pages/html.ts';

export const nomes = html`<h2 id="nomes">Nomes, datas e arquivos</h2>
  <ul>
    <li>Com token, as respostas vêm com os nomes começando por maiúscula (<code>IdManifestacao</code>). Os nomes que você
      envia, no corpo e na consulta, são aceitos em maiúsculas ou minúsculas, e campos desconhecidos são ignorados;
      só dentro de <code>Detalhes</code> são recusados.</li>
    <li>O JSON vai e vem em UTF-8; em outra codificação é recusado, para que nenhum acento se perca.</li>
    <li>As datas são <code>dd/MM/aaaa</code>; com hora, <code>dd/MM/aaaa HH:mm</code>, no horário de Brasília. Os filtros <code>Data…</code> aceitam
      também os segundos.</li>
    <li>O número de protocolo tem 17 algarismos e é aceito com ou sem pontuação.</li>
    <li>Os arquivos vão e vêm em <code>ConteudoZipadoEBase64</code>: os bytes comprimidos com gzip e escritos em base64.</li>
    <li>Na API da aplicação, sem token, os nomes começam por minúscula e os campos desconhecidos são recusados.</li>
  </ul>`;
