import { html, type Markup } from '../../../sign-on/pages/html.ts';
import type { Troca } from '../../hoje/valores-de-hoje.ts';
import type { ProgramaDeDemonstracao } from '../console.ts';
import { codigo } from './codigo.ts';

const ENTRAR = `TOKEN=$(curl -sS "$ESCUTA_URL/oauth/token" \\
  --data 'grant_type=client_credentials' \\
  --data 'client_id=1001' \\
  --data-urlencode 'client_secret=SEU_SEGREDO' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
case $TOKEN in *'"error"'*) echo "$TOKEN";; esac
escuta() {
  local caminho=$1; shift
  curl -sS "$ESCUTA_URL/api$caminho" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' "$@"
  echo
}
escuta '/manifestacoes?MaxResultados=2'`;

const REGISTRAR = `ARQUIVO=$(printf 'Senha 41, chamada depois de três horas.' | gzip | base64 | tr -d '\\n')
REGISTRO=$(escuta /manifestacoes --data '{
  "IdTipoFormulario": 1, "IdTipoManifestacao": 2, "IdTipoIdentificacaoManifestante": 4,
  "TextoManifestacao": "A fila do posto passa de três horas.",
  "Manifestante": { "Nome": "Maria da Silva", "Email": "maria@example.org" },
  "Anexos": [{ "NomeArquivo": "senha.txt", "ConteudoZipadoEBase64": "'$ARQUIVO'" }]
}')
echo "$REGISTRO"
ID=$(echo "$REGISTRO" | sed 's/.*"IdManifestacao":\\([0-9]*\\).*/\\1/')`;

const LER = `ANEXO=$(escuta "/manifestacoes/$ID" | sed 's/.*"IdAnexoManifestacao":\\([0-9]*\\).*/\\1/')
escuta "/manifestacoes/$ID/anexos/$ANEXO" \\
  | sed 's/.*"ConteudoZipadoEBase64":"\\([^"]*\\)".*/\\1/' | base64 -d | gunzip`;

const RESPONDER = `escuta "/manifestacoes/$ID/respostas" --data '{
  "IdTipoRespostaManifestacao": 2,
  "TxtResposta": "Abrimos mais dois guichês, e a espera caiu para vinte minutos.",
  "Detalhes": { "DecisaoFinal": "Procedente: mais dois guichês foram abertos." }
}'`;

const ACOMPANHAR = `escuta /manifestacoes -G \\
  --data-urlencode 'DataAtualizacaoInicio=05/03/2026' \\
  --data-urlencode 'DataAtualizacaoFim=19/03/2026 23:59'`;

/** The way of somebody who comes for the first time, command after command; a test runs them as they stand here. */
export const primeirosPassos = (
  origem: string,
  demonstracao: ProgramaDeDemonstracao | null,
  troca: Troca,
): Markup => html`<h2 id="primeiros-passos">Primeiros passos</h2>
  <p>Do token à resposta, num terminal com <code>bash</code> e <code>curl</code>. Copie na ordem: cada passo usa o que o anterior guardou.
    ${
      demonstracao
        ? html`Nesta demonstração, o segredo do cliente <code>${demonstracao.cliente}</code> é a senha das contas de demonstração, que a página de entrada mostra.`
        : html`As chamadas agem de verdade: faça estes passos numa <a href="/api/docs/guia#webhooks-em-casa">instalação sua</a>.`
    }</p>
  ${codigo('1. Pedir o token e ler a lista', `export ESCUTA_URL='${origem}'\n${ENTRAR}`)}
  <p>Se vier uma recusa no lugar da lista, a frase dela diz o que corrigir; <a href="#erros">como são as recusas</a>.</p>
  ${codigo('2. Registrar uma reclamação, com um arquivo', REGISTRAR)}
  ${codigo('3. Ler o que foi registrado e baixar o arquivo', LER)}
  ${codigo('4. Responder', RESPONDER)}
  ${codigo('5. Perguntar o que mudou', troca(ACOMPANHAR))}
  <p>Daqui em diante: <a href="#recursos">julgar um recurso</a>, <a href="#webhooks-em-casa">receber um webhook na sua máquina</a> e os
    <a href="#clientes-programas">programas prontos</a>, que fazem isto tudo em Node.js e em Python.</p>`;
