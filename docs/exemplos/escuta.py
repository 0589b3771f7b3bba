#!/usr/bin/env python3
"""A API de integração em um arquivo, só com a biblioteca padrão do Python 3.9 ou mais novo.

Na linha de comando:

    export ESCUTA_URL=http://localhost:3000 ESCUTA_CLIENT_ID=1001 ESCUTA_CLIENT_SECRET=...
    python3 escuta.py listar IdSituacaoManifestacao=1 MaxResultados=20
    python3 escuta.py todas DataAtualizacaoInicio=01/03/2026 DataAtualizacaoFim=12/03/2026
    python3 escuta.py ler 123
    python3 escuta.py anexo 123 45 saida.pdf
    python3 escuta.py registrar manifestacao.json [arquivo ...]
    python3 escuta.py responder 123 resposta.json [arquivo ...]
    python3 escuta.py arquivar 123 motivo.json        (também: atualizar, prorrogar, encaminhar, reabrir)
    python3 escuta.py tabela motivos-arquivamento
    python3 escuta.py recursos NumProtocolo=00106000123202611
    python3 escuta.py recurso 7
    python3 escuta.py admitir-recurso 7 admissibilidade.json
    python3 escuta.py decidir-recurso 7 decisao.json [arquivo ...]
    python3 escuta.py entregar-recurso 7 entrega.json [arquivo ...]
    python3 escuta.py webhooks
    python3 escuta.py assinar-webhook webhook.json
    python3 escuta.py reenviar-webhook 12 periodo.json

Em um programa:

    from escuta import Escuta
    escuta = Escuta.do_ambiente()
    for manifestacao in escuta.todas(IdSituacaoManifestacao=1):
        ...

Com ESCUTA_USUARIO e ESCUTA_SENHA o token é pedido com grant_type=password; sem eles, com client_credentials.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import hmac
import inspect
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Tuple

Objeto = Dict[str, Any]

# Tudo o que este cliente chama, e com que nomes. A plataforma ignora nomes que não conhece, e um filtro com erro de
# digitação traria a lista inteira: por isso os nomes são conferidos aqui antes de sair. Os testes da plataforma
# conferem esta tabela com o OpenAPI.
CHAMADAS: Dict[str, Dict[str, Any]] = json.loads(
    """
{
  "token": {
    "metodo": "POST", "caminho": "/oauth/token",
    "corpo": ["grant_type", "client_id", "client_secret", "username", "password"]
  },
  "listar": {
    "metodo": "GET", "caminho": "/api/manifestacoes",
    "consulta": ["NumProtocolo", "DataCadastroInicio", "DataCadastroFim", "DataPrazoRespostaInicio",
      "DataPrazoRespostaFim", "DataAtualizacaoInicio", "DataAtualizacaoFim", "IdSituacaoManifestacao",
      "ApenasDenunciasAptas", "ApenasComApuracaoDeEmpresa", "ApenasComApuracaoDeServidor", "IdTipoFormulario",
      "MaxResultados", "PosInicioPagina", "OrderBy", "Cursor"]
  },
  "ler": { "metodo": "GET", "caminho": "/api/manifestacoes/{idManifestacao}" },
  "anexo": { "metodo": "GET", "caminho": "/api/manifestacoes/{idManifestacao}/anexos/{idAnexo}" },
  "registrar": {
    "metodo": "POST", "caminho": "/api/manifestacoes",
    "corpo": ["IdTipoFormulario", "IdTipoManifestacao", "TextoManifestacao", "IdTipoIdentificacaoManifestante",
      "IdOuvidoriaDestino", "IdOrgaoInteresse", "IdMunicipio", "GeoReferencia", "Manifestante", "DadosExtraJson",
      "IndEnviarEmailCidadao", "IndEnviarEmailOuvidoria", "IdModoResposta", "NumProtocolo", "IdOrgaoDestinatario",
      "CodServicoMPOG", "TxtOutroServico", "IdAssunto", "PropostaMelhoria", "Anexos", "Envolvidos",
      "PessoasQueNaoDevemVer", "IdCanalEntrada", "Representante"]
  },
  "responder": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/respostas",
    "corpo": ["IdTipoRespostaManifestacao", "TxtResposta", "TxtNovidade", "CodigoDecisao",
      "IdClassificacaoAvaliacaoManifestacao", "DataCompromisso", "RespostaPublicavel", "InformacoesAdicionais",
      "Detalhes", "Anexos"]
  },
  "atualizar": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/atualizar",
    "corpo": ["IdAssunto", "IdSubAssunto", "Tags", "IndUrgente", "IdTipoManifestacao", "TxtMotivoAlteracaoTipo"]
  },
  "arquivar": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/arquivar",
    "corpo": ["IdMotivoArquivamento", "TxtJustificativa"]
  },
  "reabrir": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/reabrir",
    "corpo": ["TxtJustificativa"]
  },
  "prorrogar": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/prorrogar",
    "corpo": ["IdMotivoProrrogacaoManifestacao", "TxtJustificativaProrrogacao"]
  },
  "encaminhar": {
    "metodo": "POST", "caminho": "/api/manifestacoes/{idManifestacao}/encaminhar",
    "corpo": ["IdOuvidoriaDestino", "OrgaoExterno", "TxtNotificacaoDestinatario", "TxtNotificacaoSolicitante"]
  },
  "recursos": {
    "metodo": "GET", "caminho": "/api/recursos",
    "consulta": ["NumProtocolo", "DataAberturaInicio", "DataAberturaFim"]
  },
  "recurso": { "metodo": "GET", "caminho": "/api/recursos/{idRecurso}" },
  "admitir-recurso": {
    "metodo": "POST", "caminho": "/api/recursos/{idRecurso}/admissibilidade",
    "corpo": ["IndConhecido", "IdJustificativaNaoConhecimento", "TxtJustificativa"]
  },
  "decidir-recurso": {
    "metodo": "POST", "caminho": "/api/recursos/{idRecurso}/decisao",
    "corpo": ["IdTipoRespostaRecurso", "IdEspecificacaoRespostaRecurso", "IdDetalhamentoRespostaRecurso",
      "TxtJustificativa", "DataEntrega", "TxtOQueEntregar", "TxtInformacaoEntregue", "Anexos"]
  },
  "entregar-recurso": {
    "metodo": "POST", "caminho": "/api/recursos/{idRecurso}/entrega",
    "corpo": ["TxtInformacaoEntregue", "Consulta", "Anexos"]
  },
  "webhooks": { "metodo": "GET", "caminho": "/api/webhooks" },
  "webhook": { "metodo": "GET", "caminho": "/api/webhooks/{idWebhook}" },
  "assinar-webhook": {
    "metodo": "POST", "caminho": "/api/webhooks",
    "corpo": ["NomeWebhook", "EnderecoWebhook", "Eventos"]
  },
  "mudar-webhook": {
    "metodo": "POST", "caminho": "/api/webhooks/{idWebhook}/atualizar",
    "corpo": ["NomeWebhook", "EnderecoWebhook", "Eventos"]
  },
  "desativar-webhook": { "metodo": "POST", "caminho": "/api/webhooks/{idWebhook}/desativar" },
  "reenviar-webhook": {
    "metodo": "POST", "caminho": "/api/webhooks/{idWebhook}/reenviar",
    "corpo": ["DataInicio", "DataFim"]
  }
}
"""
)

# As tabelas de códigos, com os filtros de cada uma.
TABELAS: Dict[str, List[str]] = json.loads(
    """
{
  "assuntos": [], "canais-entrada": [], "codigos-decisao": ["IdTipoFormulario"],
  "codigos-especificacao-decisao": [], "detalhamentos-especificacoes-manifestacao": [],
  "detalhamentos-especificacoes-respostas-recursos": [], "escolaridades": [],
  "especificacoes-tipos-respostas-recursos": [], "faixas-etarias": [], "funcoes-envolvido": [], "generos": [],
  "instancias-recurso": [], "justificativas-resposta-recurso-nao-conhecimento": [], "modos-resposta": [],
  "motivo-demanda-resolvida": ["IdTipoManifestacao"],
  "motivos-arquivamento": [], "motivos-prorrogacao": ["IdTipoFormulario"], "municipios": ["Uf"],
  "orgaos-siorg": [], "ouvidorias": ["SomenteOuvidoriasAtivas"], "paises": [], "profissoes": [],
  "racas-cores": [], "situacoes-manifestacao": [], "subtipos-formulario": ["IdTipoFormulario"],
  "tipos-formulario": [], "tipos-instituicao": [], "tipos-manifestacao": [], "tipos-recurso": [],
  "tipos-recurso-respostas": [], "tipos-resposta": ["IdTipoManifestacao"], "ufs": []
}
"""
)

POR_PAGINA = 500
TENTATIVAS = 5
ESPERA_MAXIMA = 120


class Recusa(Exception):
    """O que a plataforma respondeu em vez de fazer: `codigo` é estável, a frase é para a pessoa."""

    def __init__(self, status: int, codigo: str, frase: str) -> None:
        super().__init__(f"{status} {codigo}: {frase}")
        self.status = status
        self.codigo = codigo
        self.frase = frase


class _SemRedirecionar(urllib.request.HTTPRedirectHandler):
    """O urllib levaria o token ao endereço do redirecionamento, mesmo em outro servidor."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


@dataclass
class Resposta:
    status: int
    cabecalhos: Mapping[str, str]
    corpo: bytes

    def json(self) -> Any:
        try:
            return json.loads(self.corpo)
        except ValueError:
            # Um servidor no caminho respondeu com uma página, e não a plataforma.
            raise Recusa(self.status, "sem-json", self.corpo[:200].decode("utf-8", "replace")) from None


def _segundos(resposta: Resposta) -> float:
    return min(float(resposta.cabecalhos.get("Retry-After") or 5), ESPERA_MAXIMA)


def comprimir(conteudo: bytes) -> str:
    """Como os arquivos vão e vêm: gzip, e depois base64."""
    return base64.b64encode(gzip.compress(conteudo)).decode("ascii")


def descomprimir(texto: str) -> bytes:
    return gzip.decompress(base64.b64decode(texto))


def anexo_do_disco(caminho: str) -> Objeto:
    """Um arquivo do disco, como vai em `Anexos`."""
    conteudo = Path(caminho).read_bytes()
    return {
        "NomeArquivo": Path(caminho).name,
        "TamanhoArquivo": len(conteudo),
        "ConteudoZipadoEBase64": comprimir(conteudo),
    }


def conferir_webhook(
    segredo: str,
    cabecalhos: Mapping[str, str],
    corpo: bytes,
    agora: Optional[float] = None,
    tolerancia: int = 300,
) -> bool:
    """Se o aviso veio da plataforma. `corpo` são os bytes como chegaram: confira antes de interpretar o JSON."""
    recebidos = {nome.lower(): valor for nome, valor in cabecalhos.items()}
    momento = recebidos.get("webhook-timestamp", "")
    if not momento.isascii() or not momento.isdigit():
        return False
    if abs((time.time() if agora is None else agora) - int(momento)) > tolerancia:
        return False
    chave = base64.b64decode(segredo[len("whsec_") :] if segredo.startswith("whsec_") else segredo)
    assinado = f"{recebidos.get('webhook-id', '')}.{momento}.".encode() + corpo
    esperada = base64.b64encode(hmac.new(chave, assinado, hashlib.sha256).digest()).decode("ascii")
    # Enquanto o segredo é trocado vêm duas assinaturas: basta uma conferir.
    return any(
        hmac.compare_digest(f"v1,{esperada}".encode(), uma.encode())
        for uma in recebidos.get("webhook-signature", "").split(" ")
    )


class Escuta:
    """Um sistema do órgão, com o token dele."""

    def __init__(
        self,
        url: str,
        client_id: str,
        client_secret: str,
        usuario: Optional[str] = None,
        senha: Optional[str] = None,
        prazo: float = 60,
    ) -> None:
        self._url = url.rstrip("/")
        self._credenciais = {"client_id": client_id, "client_secret": client_secret}
        if usuario:
            self._credenciais.update(grant_type="password", username=usuario, password=senha or "")
        else:
            self._credenciais["grant_type"] = "client_credentials"
        self._prazo = prazo
        self._token: Optional[str] = None
        self._abridor = urllib.request.build_opener(_SemRedirecionar)

    @classmethod
    def do_ambiente(cls) -> Escuta:
        return cls(
            os.environ.get("ESCUTA_URL", "http://localhost:3000"),
            os.environ.get("ESCUTA_CLIENT_ID", ""),
            os.environ.get("ESCUTA_CLIENT_SECRET", ""),
            os.environ.get("ESCUTA_USUARIO"),
            os.environ.get("ESCUTA_SENHA"),
        )

    # --- Ler ---------------------------------------------------------------------------------------------------------

    def listar(self, **filtros: Any) -> List[Objeto]:
        """Uma página da lista; vazia quando não há nada (a plataforma responde 404)."""
        return self._chamar("listar", consulta=filtros) or []

    def todas(self, **filtros: Any) -> Iterator[Objeto]:
        """Todas as páginas, pelo cursor: o que outros gravam no meio não repete nem esconde nada."""
        filtros.setdefault("MaxResultados", POR_PAGINA)
        while True:
            resposta = self._enviar("listar", consulta=filtros)
            if resposta.status == 404:
                return
            yield from self._lida(resposta)
            cursor = resposta.cabecalhos.get("X-Proximo-Cursor")
            if not cursor:
                return
            filtros["Cursor"] = cursor

    def ler(self, id_manifestacao: int) -> Optional[Objeto]:
        """A manifestação inteira; None se não existe ou não é deste sistema. A leitura fica no histórico."""
        return self._chamar("ler", {"idManifestacao": id_manifestacao})

    def anexo(self, id_manifestacao: int, id_anexo: int) -> Optional[Tuple[str, bytes]]:
        """O nome e os bytes de um anexo, da manifestação ou dos recursos dela."""
        anexo = self._chamar("anexo", {"idManifestacao": id_manifestacao, "idAnexo": id_anexo})
        return anexo and (anexo["NomeArquivo"], descomprimir(anexo["ConteudoZipadoEBase64"]))

    def recursos(self, **filtros: Any) -> List[Objeto]:
        """Os recursos de um protocolo ou de um período. Se o período tem demais, peça um menor."""
        resposta = self._chamar("recursos", consulta=filtros)
        if resposta and resposta["ResultadosLimitadosAoMaximo"]:
            total = resposta["TotalRegistrosEncontrados"]
            raise ValueError(f"São {total} recursos, mais do que cabem em uma resposta: peça um período menor.")
        return resposta["Recursos"] if resposta else []

    def recurso(self, id_recurso: int) -> Optional[Objeto]:
        """Um recurso inteiro, com o que este sistema pode fazer nele agora, em `AtosPossiveis`."""
        return self._chamar("recurso", {"idRecurso": id_recurso})

    def tabela(self, nome: str, **filtros: Any) -> List[Objeto]:
        """Uma tabela de códigos, pelo nome com que as recusas a citam: `motivos-arquivamento`."""
        if nome not in TABELAS:
            raise ValueError(f"Não há a tabela {nome}. Há: {', '.join(sorted(TABELAS))}.")
        return self._chamar(nome, consulta=filtros) or []

    # --- Agir --------------------------------------------------------------------------------------------------------

    def registrar(self, corpo: Objeto, chave: Optional[str] = None) -> Objeto:
        """Registra e devolve o protocolo e o código de acesso. Com a mesma `chave`, o registro é um só."""
        return self._feito("registrar", {}, corpo, chave or str(uuid.uuid4()))

    def responder(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("responder", {"idManifestacao": id_manifestacao}, corpo)

    def prorrogar(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("prorrogar", {"idManifestacao": id_manifestacao}, corpo)

    def encaminhar(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("encaminhar", {"idManifestacao": id_manifestacao}, corpo)

    def atualizar(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("atualizar", {"idManifestacao": id_manifestacao}, corpo)

    def arquivar(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("arquivar", {"idManifestacao": id_manifestacao}, corpo)

    def reabrir(self, id_manifestacao: int, corpo: Objeto) -> Objeto:
        return self._feito("reabrir", {"idManifestacao": id_manifestacao}, corpo)

    def admitir_recurso(self, id_recurso: int, corpo: Objeto) -> Objeto:
        return self._feito("admitir-recurso", {"idRecurso": id_recurso}, corpo)

    def decidir_recurso(self, id_recurso: int, corpo: Objeto) -> Objeto:
        return self._feito("decidir-recurso", {"idRecurso": id_recurso}, corpo)

    def entregar_recurso(self, id_recurso: int, corpo: Objeto) -> Objeto:
        return self._feito("entregar-recurso", {"idRecurso": id_recurso}, corpo)

    # --- Webhooks: os que este sistema assinou -----------------------------------------------------------------------

    def webhooks(self) -> List[Objeto]:
        return self._chamar("webhooks") or []

    def webhook(self, id_webhook: int) -> Optional[Objeto]:
        return self._chamar("webhook", {"idWebhook": id_webhook})

    def assinar_webhook(self, corpo: Objeto) -> Objeto:
        """O segredo vem só nesta resposta; nada é enviado antes que um gestor do órgão confirme."""
        return self._feito("assinar-webhook", {}, corpo)

    def mudar_webhook(self, id_webhook: int, corpo: Objeto) -> Objeto:
        return self._feito("mudar-webhook", {"idWebhook": id_webhook}, corpo)

    def desativar_webhook(self, id_webhook: int) -> Objeto:
        return self._feito("desativar-webhook", {"idWebhook": id_webhook}, {})

    def reenviar_webhook(self, id_webhook: int, corpo: Objeto) -> Objeto:
        """Os atos de um período de até 31 dias, também os que o webhook não recebeu."""
        return self._feito("reenviar-webhook", {"idWebhook": id_webhook}, corpo)

    # --- Por baixo ---------------------------------------------------------------------------------------------------

    def _pedir(self, metodo: str, endereco: str, cabecalhos: Mapping[str, str], corpo: Optional[bytes]) -> Resposta:
        """Mandada embora por haver trabalho demais, a chamada não foi lida: repetir não a faz duas vezes."""
        for _vez in range(TENTATIVAS):
            resposta = self._pedir_uma_vez(metodo, endereco, cabecalhos, corpo)
            ocupada = b'"servidor.ocupado"' in resposta.corpo or b'"temporarily_unavailable"' in resposta.corpo
            if resposta.status != 503 or not ocupada:
                break
            time.sleep(_segundos(resposta))
        return resposta

    def _pedir_uma_vez(
        self, metodo: str, endereco: str, cabecalhos: Mapping[str, str], corpo: Optional[bytes]
    ) -> Resposta:
        pedido = urllib.request.Request(endereco, data=corpo, headers=dict(cabecalhos), method=metodo)
        try:
            with self._abridor.open(pedido, timeout=self._prazo) as aberta:
                return Resposta(aberta.status, aberta.headers, aberta.read())
        except urllib.error.HTTPError as erro:
            with erro:
                return Resposta(erro.code, erro.headers, erro.read())
        except urllib.error.URLError as erro:
            raise ConnectionError(f"Não consegui falar com {self._url}: {erro.reason}. Confira ESCUTA_URL.") from None

    def _pedir_token(self) -> str:
        chamada = CHAMADAS["token"]
        corpo = urllib.parse.urlencode(self._credenciais).encode("ascii")
        tipo = {"Content-Type": "application/x-www-form-urlencoded"}
        resposta = self._pedir(chamada["metodo"], self._url + chamada["caminho"], tipo, corpo)
        lida = resposta.json()
        if resposta.status != 200:
            raise Recusa(resposta.status, lida["error"], lida["error_description"])
        return str(lida["access_token"])

    def _enviar(
        self,
        nome: str,
        partes: Optional[Mapping[str, Any]] = None,
        consulta: Optional[Mapping[str, Any]] = None,
        corpo: Optional[Objeto] = None,
        chave: Optional[str] = None,
    ) -> Resposta:
        """Com 401 pede outro token, uma vez; com 429 espera; repete falhas só quando isso não faz duas vezes."""
        chamada = CHAMADAS.get(nome) or {"metodo": "GET", "caminho": f"/api/{nome}", "consulta": TABELAS[nome]}
        for onde, enviados in (("consulta", consulta), ("corpo", corpo)):
            estranhos = set(enviados or {}) - set(chamada.get(onde, []))
            if estranhos:
                raise ValueError(f"{nome} não tem {', '.join(sorted(estranhos))}.")
        caminho = chamada["caminho"].format(**{k: urllib.parse.quote(str(v), "") for k, v in (partes or {}).items()})
        endereco = self._url + caminho + (f"?{urllib.parse.urlencode(consulta)}" if consulta else "")
        dados = None if corpo is None else json.dumps(corpo).encode("utf-8")
        renovado = False
        for vez in range(1, TENTATIVAS + 1):
            self._token = self._token or self._pedir_token()
            cabecalhos = {"Authorization": f"Bearer {self._token}", "Accept": "application/json"}
            if dados is not None:
                cabecalhos["Content-Type"] = "application/json"
            if chave:
                cabecalhos["Idempotency-Key"] = chave
            resposta = self._pedir(chamada["metodo"], endereco, cabecalhos, dados)
            if resposta.status == 401 and not renovado:
                self._token, renovado = None, True
            elif resposta.status == 429 and vez < TENTATIVAS:
                time.sleep(_segundos(resposta))
            elif resposta.status >= 500 and vez < TENTATIVAS and (dados is None or chave):
                time.sleep(0.5 * 2**vez)
            else:
                break
        return resposta

    @staticmethod
    def _lida(resposta: Resposta) -> Any:
        lida = resposta.json()
        if not 200 <= resposta.status < 300:
            raise Recusa(resposta.status, lida.get("code", ""), lida.get("message", ""))
        return lida

    def _chamar(
        self,
        nome: str,
        partes: Optional[Mapping[str, Any]] = None,
        consulta: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        resposta = self._enviar(nome, partes, consulta)
        return None if resposta.status == 404 else self._lida(resposta)

    def _feito(self, nome: str, partes: Mapping[str, Any], corpo: Objeto, chave: Optional[str] = None) -> Objeto:
        return self._lida(self._enviar(nome, partes, corpo=corpo, chave=chave))


def _corpo(arquivo: str, anexos: List[str]) -> Objeto:
    corpo: Objeto = json.loads(Path(arquivo).read_text(encoding="utf-8"))
    return {**corpo, "Anexos": [anexo_do_disco(anexo) for anexo in anexos]} if anexos else corpo


def _filtros(argumentos: List[str]) -> Dict[str, str]:
    sem_igual = [argumento for argumento in argumentos if "=" not in argumento]
    if sem_igual:
        raise ValueError(f"Escreva os filtros como Nome=valor. Recebido: {sem_igual[0]}.")
    return dict(argumento.split("=", 1) for argumento in argumentos)


def _baixar(escuta: Escuta, id_manifestacao: str, id_anexo: str, destino: str) -> Optional[Objeto]:
    baixado = escuta.anexo(int(id_manifestacao), int(id_anexo))
    if baixado is None:
        return None
    Path(destino).write_bytes(baixado[1])
    return {"NomeArquivo": baixado[0], "TamanhoArquivo": len(baixado[1])}


def _aceita(comando: Callable[..., Any], argumentos: List[str]) -> bool:
    try:
        inspect.signature(comando).bind(*argumentos)
    except TypeError:
        return False
    return True


def principal(argumentos: List[str]) -> int:
    escuta = Escuta.do_ambiente()
    comandos: Dict[str, Callable[..., Any]] = {
        "listar": lambda *filtros: escuta.listar(**_filtros(list(filtros))),
        "todas": lambda *filtros: list(escuta.todas(**_filtros(list(filtros)))),
        "ler": lambda numero: escuta.ler(int(numero)),
        "anexo": lambda numero, anexo, destino: _baixar(escuta, numero, anexo, destino),
        "tabela": lambda tabela, *filtros: escuta.tabela(tabela, **_filtros(list(filtros))),
        "registrar": lambda arquivo, *anexos: escuta.registrar(_corpo(arquivo, list(anexos))),
        "recursos": lambda *filtros: escuta.recursos(**_filtros(list(filtros))),
        "recurso": lambda numero: escuta.recurso(int(numero)),
        "webhooks": escuta.webhooks,
        "assinar-webhook": lambda arquivo: escuta.assinar_webhook(_corpo(arquivo, [])),
        "reenviar-webhook": lambda numero, arquivo: escuta.reenviar_webhook(int(numero), _corpo(arquivo, [])),
    }
    # Um número, o corpo em um arquivo e, onde a chamada os leva, os anexos.
    atos: Dict[str, Callable[[int, Objeto], Objeto]] = {
        "responder": escuta.responder,
        "atualizar": escuta.atualizar,
        "prorrogar": escuta.prorrogar,
        "encaminhar": escuta.encaminhar,
        "arquivar": escuta.arquivar,
        "reabrir": escuta.reabrir,
        "admitir-recurso": escuta.admitir_recurso,
        "decidir-recurso": escuta.decidir_recurso,
        "entregar-recurso": escuta.entregar_recurso,
    }
    for ato, agir in atos.items():
        comandos[ato] = lambda numero, arquivo, *anexos, agir=agir: agir(int(numero), _corpo(arquivo, list(anexos)))
    nome, *resto = argumentos or [""]
    comando = comandos.get(nome)
    if comando is None or not _aceita(comando, resto):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        resultado = comando(*resto)
    except (Recusa, ValueError, OSError) as erro:
        print(erro, file=sys.stderr)
        return 1
    print(json.dumps(resultado or "Nada encontrado.", ensure_ascii=False, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(principal(sys.argv[1:]))
