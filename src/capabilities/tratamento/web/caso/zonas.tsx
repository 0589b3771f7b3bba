import type { ReactNode } from 'react';
import { atoDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { ForaDoProcesso } from '#shell/impressao/impressao.tsx';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Secao } from '#shell/ui/secao.tsx';
import { AtosFechados } from '../atos/barra-de-atos.tsx';
import type { AtoAberto } from '../atos/use-ato-aberto.ts';
import type { Caso } from '../caso-queries.ts';
import { Pessoa } from '../pessoa/pessoa.tsx';
import { temPublicacao } from './agir.tsx';
import { CienciasRegistradas } from './ciencia.tsx';
import { ConversaDaEquipe } from './conversa-da-equipe.tsx';
import { AnalisePreliminar, Arquivamento, Consentimento, Fatos } from './fatos.tsx';
import { Grupo } from './grupo.tsx';
import { NotasDobradas, type useNotasDobradas } from './notas-dobradas.tsx';
import { OutrosCasos } from './outros-casos.tsx';

const Aberturas = parte('aberturas-do-caso');
const Atendimentos = parte('atendimentos-do-caso');
const Desfecho = parte('desfecho-do-caso');
const Encaminhamentos = parte('encaminhamentos-do-caso');
const Historico = parte('historico-do-caso');
const Impedimentos = parte('impedimentos-do-caso');
const Passos = parte('passos-do-caso');
const PedidosDeIdentidade = parte('pedidos-de-identidade');
const PedidoDaPessoa = parte('pedido-da-pessoa');
const Promessas = parte('promessas-do-caso');
const PublicacaoDoCaso = parte('publicacao-do-caso');
const RecursosDoCaso = parte('recursos-do-caso');
const Relato = parte('relato-do-caso');
const Representacao = parte('representacao-do-caso');
const Transcricoes = parte('transcricoes-do-caso');

interface ZonaProps {
  readonly caso: Caso;
  readonly ato: AtoAberto;
}

interface RelatoProps extends ZonaProps {
  /** Who writes notes also writes down what a recording says. */
  readonly podeTranscrever: boolean;
}

/** A protected identity may be open on the screen, and is no part of what is filed elsewhere (Lei 13.608/2018, art. 4-B). */
function NaoSaiComOProcesso({ se, children }: { readonly se: boolean; readonly children: ReactNode }) {
  return se ? <ForaDoProcesso>{children}</ForaDoProcesso> : children;
}

/** Left: who it is and what they wrote, what is asked of their identity, and what they ask for by other ways. */
export function PessoaERelato({ caso, ato, podeTranscrever }: RelatoProps) {
  return (
    <div className="tratar-relato">
      <NaoSaiComOProcesso se={caso.manifestante === null}>
        <Pessoa caso={caso} onFeito={(frase, focar) => void ato.concluirAoLado(frase, focar)} />
      </NaoSaiComOProcesso>
      <ForaDoProcesso>
        <Representacao caso={caso} />
      </ForaDoProcesso>
      {/* While a form is open, the text stands beside it, and once. */}
      {!ato.aberto && (
        <Secao id="tratar-relato" titulo="O que foi registrado">
          <Relato caso={caso} />
          {caso.avisoDosAnexos && <p className="ui-muted">{caso.avisoDosAnexos}</p>}
        </Secao>
      )}
      {podeTranscrever && (
        <Transcricoes
          idManifestacao={caso.idManifestacao}
          anexos={caso.anexos}
          onGuardada={() => void ato.relerAoLado()}
        />
      )}
      <ForaDoProcesso>
        <Atendimentos caso={caso} />
      </ForaDoProcesso>
      <PedidoDaPessoa
        caso={caso}
        onRegistrado={() => void ato.relerAoLado()}
        onFeito={(frase) => void ato.concluirAoLado(frase)}
      />
      <ForaDoProcesso>
        <PedidosDeIdentidade caso={caso} />
        <Aberturas caso={caso} titulo="Quem abriu a identidade" />
      </ForaDoProcesso>
    </div>
  );
}

interface ConversaProps extends ZonaProps {
  /** Null for who writes no notes. */
  readonly notas: ReturnType<typeof useNotasDobradas> | null;
}

/** Middle: what was said and done, newest first; the notes folded. */
export function Conversa({ caso, ato, notas }: ConversaProps) {
  const perfil = idPerfilDe(useUsuario());
  return (
    <div className="tratar-conversa">
      <Promessas caso={caso} onFeito={(frase) => void ato.concluirAoLado(frase)} />
      <RecursosDoCaso caso={caso} onFeito={(frase) => void ato.concluirAoLado(frase)} />
      <Desfecho caso={caso} />
      <ConversaDaEquipe caso={caso} />
      {temPublicacao(caso, perfil) && (
        <Secao id="tratar-publicacao" titulo="Publicação" className="ui-no-print">
          <PublicacaoDoCaso
            idManifestacao={caso.idManifestacao}
            onFeito={(frase) => void ato.concluirAoLado(frase, false)}
          />
        </Secao>
      )}
      {notas && <NotasDobradas caso={caso} notas={notas} />}
      <Secao id="tratar-historico" titulo="Histórico">
        <Historico historico={caso.historico} />
      </Secao>
    </div>
  );
}

/** Right: the facts, why other acts are closed, other cases. */
export function Dados({ caso, ato }: ZonaProps) {
  return (
    <aside className="tratar-fatos" aria-label="Dados do caso">
      <Fatos caso={caso} />
      <AtosFechados atosFechados={caso.atosFechados} />
      <CienciasRegistradas caso={caso} />
      <ForaDoProcesso>
        <Passos passos={caso.passos} />
      </ForaDoProcesso>
      <AnalisePreliminar analisePreliminar={caso.analisePreliminar} />
      <Consentimento consentimento={caso.consentimento} />
      <Arquivamento arquivamento={caso.arquivamento} />
      <Encaminhamentos caso={caso} />
      <ForaDoProcesso>
        <Grupo caso={caso} onMudar={() => ato.abrir(atoDaEquipe('agrupar'))} />
        <OutrosCasos titulo="Casos semelhantes" casos={caso.semelhantes} />
        <OutrosCasos titulo="Da mesma pessoa" casos={caso.daMesmaPessoa} />
        <Impedimentos lado="equipe" caso={caso} />
      </ForaDoProcesso>
    </aside>
  );
}
