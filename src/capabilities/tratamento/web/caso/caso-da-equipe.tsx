import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { useEffect, useRef } from 'react';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { BotaoDeAtalhos, FolhaDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { atoDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { AoLadoDoArquivo } from '#shell/ui/arquivos.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { VerArquivo } from '../arquivo/ver-arquivo.tsx';
import { AtosFechados, BarraDeAtos } from '../atos/barra-de-atos.tsx';
import { PainelDoAto } from '../atos/painel-do-ato.tsx';
import { type AtoAberto, type Feito, useAtoAberto } from '../atos/use-ato-aberto.ts';
import type { Caso } from '../caso-queries.ts';
import { AvisoDeMudanca } from '../caso-vivo/mudanca.tsx';
import { Pessoa } from '../pessoa/pessoa.tsx';
import { Cabecalho } from './cabecalho.tsx';
import { CienciasRegistradas, SemCiencia } from './ciencia.tsx';
import { ConversaDaEquipe } from './conversa-da-equipe.tsx';
import { AnalisePreliminar, Arquivamento, Consentimento, Fatos } from './fatos.tsx';
import { Grupo } from './grupo.tsx';
import { OutrosCasos } from './outros-casos.tsx';
import { useAtalhosDoCaso } from './use-atalhos-do-caso.ts';
import { ProximaDaFila } from './vizinhas.tsx';
import './tratar.css';

const Aberturas = parte('aberturas-do-caso');
const Atendimentos = parte('atendimentos-do-caso');
const Desfecho = parte('desfecho-do-caso');
const Desistencias = parte('desistencias-do-caso');
const Encaminhamentos = parte('encaminhamentos-do-caso');
const Historico = parte('historico-do-caso');
const Impedimentos = parte('impedimentos-do-caso');
const Notas = parte('notas-do-caso');
const Passos = parte('passos-do-caso');
const PedidosDeIdentidade = parte('pedidos-de-identidade');
const PedidoDaPessoa = parte('pedido-da-pessoa');
const PrazoDoCaso = parte('prazo-do-caso');
const Promessas = parte('promessas-do-caso');
const PublicacaoDoCaso = parte('publicacao-do-caso');
const Recebida = parte('recado-de-quem-encaminhou');
const RecursosDoCaso = parte('recursos-do-caso');
const Relato = parte('relato-do-caso');
const Representacao = parte('representacao-do-caso');

/** An answered access request is reviewed before it is published, by those who may answer. */
const temPublicacao = (caso: Caso, perfil: IdPerfil): boolean =>
  isPedidoDeAcesso(caso) &&
  caso.situacao.idSituacaoManifestacao === Situacao.concluida &&
  perfisDaAcao('manifestacao.tratar').includes(perfil);

/** The next step of an answered request, further down the same page. */
const irAPublicacao = (): void => document.getElementById('tratar-publicacao')?.focus();

interface ProntoProps {
  readonly caso: Caso;
  readonly feito: Feito;
  readonly onFechar: () => void;
}

function Pronto({ caso, feito, onFechar }: ProntoProps) {
  const perfil = idPerfilDe(useUsuario());
  const caixa = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (feito.focar) caixa.current?.focus();
  }, [feito]);
  return (
    <div ref={caixa} tabIndex={-1} className="tratar-pronto">
      <Message type="success" title="Pronto." onClose={onFechar}>
        {feito.frase}
        <div className="ui-actions">
          {temPublicacao(caso, perfil) && (
            <Button variant="primary" size="small" onClick={irAPublicacao}>
              Decidir a publicação
            </Button>
          )}
          <ProximaDaFila caso={caso} />
        </div>
      </Message>
    </div>
  );
}

/** Asks before text typed in a form is discarded. */
function Descartar({ ato }: { readonly ato: AtoAberto }) {
  const nome = ato.aberto ? ato.aberto.ato.tela.nome : '';
  return (
    <Modal
      open={ato.emVez !== null}
      title={`Fechar “${nome}” sem concluir?`}
      acceptLabel="Fechar sem concluir"
      cancelLabel="Continuar escrevendo"
      onAccept={ato.descartar}
      onClose={ato.ficar}
    >
      <p>O que você preencheu ainda não foi enviado.</p>
    </Modal>
  );
}

function Agir({
  caso,
  ato,
  isLendo,
}: {
  readonly caso: Caso;
  readonly ato: AtoAberto;
  readonly isLendo: boolean;
}) {
  const { aberto, feito, erro } = ato;
  return (
    <>
      <div className="tratar-topo">
        <BarraDeAtos caso={caso} aberto={aberto?.ato ?? null} assumindo={ato.assumindo} onAto={ato.abrir} />
        <AvisoDeMudanca
          idManifestacao={caso.idManifestacao}
          versao={caso.versao}
          isLendo={isLendo}
          onAtualizar={() => void ato.atualizar()}
        />
      </div>
      <AtosFechados atosFechados={caso.atosFechados} />
      {feito && <Pronto caso={caso} feito={feito} onFechar={ato.esquecer} />}
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      {aberto && (
        <PainelDoAto
          key={aberto.ato.nome}
          caso={caso}
          ato={aberto.ato}
          casos={[aberto.caso]}
          onTocado={ato.tocar}
          onFeito={() => void ato.concluir(aberto.ato.tela.feito)}
          onFechar={ato.fechar}
        />
      )}
      <SemCiencia caso={caso} ato={ato} />
      <Descartar ato={ato} />
    </>
  );
}

function ALado({ caso, ato }: { readonly caso: Caso; readonly ato: AtoAberto }) {
  return (
    <aside className="tratar-fatos" aria-label="Dados do caso">
      <Fatos caso={caso} />
      <CienciasRegistradas caso={caso} />
      <Passos passos={caso.passos} />
      <AnalisePreliminar analisePreliminar={caso.analisePreliminar} />
      <Consentimento consentimento={caso.consentimento} />
      <Arquivamento arquivamento={caso.arquivamento} />
      <Encaminhamentos caso={caso} />
      <Grupo caso={caso} onMudar={() => ato.abrir(atoDaEquipe('agrupar'))} />
      <OutrosCasos titulo="Casos semelhantes" casos={caso.semelhantes} />
      <OutrosCasos titulo="Da mesma pessoa" casos={caso.daMesmaPessoa} />
    </aside>
  );
}

interface CasoDaEquipeProps {
  readonly caso: Caso;
  readonly isLendo: boolean;
}

/**
 * The page of a case for its office: the person and the text, the conversation and history, and the
 * facts.
 */
export function CasoDaEquipe({ caso, isLendo }: CasoDaEquipeProps) {
  const ato = useAtoAberto(caso);
  const perfil = idPerfilDe(useUsuario());
  const temNotas = perfisDaAcao('nota.escrever').includes(perfil);
  const folha = useAtalhosDoCaso(caso, temNotas, ato.abrir);
  return (
    <AoLadoDoArquivo value={VerArquivo}>
      <div className="tratar" data-largura="total">
        <Cabecalho caso={caso} />
        <Agir caso={caso} ato={ato} isLendo={isLendo} />
        <PedidoDaPessoa
          caso={caso}
          onRegistrado={() => void ato.relerAoLado()}
          onFeito={(frase) => void ato.concluirAoLado(frase)}
        />
        <Desistencias desistencias={caso.desistencias} lado="orgao" />
        <Recebida caso={caso} />
        <div className="tratar-zonas">
          <section className="tratar-andamento tratar-caixa" aria-label="Situação e prazo">
            <p className="detalhe-frase">{caso.fraseDaSituacao}</p>
            <PrazoDoCaso caso={caso} />
          </section>
          <div className="tratar-relato">
            <Pessoa caso={caso} onFeito={(frase, focar) => void ato.concluirAoLado(frase, focar)} />
            <Atendimentos caso={caso} />
            <Representacao caso={caso} />
            {/* While a form is open, the text stands beside it, and once. */}
            {!ato.aberto && (
              <Secao id="tratar-relato" titulo="O que foi registrado">
                <Relato caso={caso} />
                {caso.avisoDosAnexos && <p className="ui-muted">{caso.avisoDosAnexos}</p>}
              </Secao>
            )}
          </div>
          <div className="tratar-conversa">
            <Promessas caso={caso} onFeito={(frase) => void ato.concluirAoLado(frase)} />
            <RecursosDoCaso caso={caso} onFeito={(frase) => void ato.concluirAoLado(frase)} />
            <Desfecho caso={caso} />
            <PedidosDeIdentidade caso={caso} />
            <Aberturas caso={caso} titulo="Quem abriu a identidade" />
            <Impedimentos lado="equipe" caso={caso} />
            <ConversaDaEquipe caso={caso} />
            {temPublicacao(caso, perfil) && (
              <Secao id="tratar-publicacao" titulo="Publicação" className="ui-no-print">
                <PublicacaoDoCaso
                  idManifestacao={caso.idManifestacao}
                  onFeito={(frase) => void ato.concluirAoLado(frase, false)}
                />
              </Secao>
            )}
            {temNotas && (
              // Printed pages may leave the office; internal notes must not.
              <Secao id="tratar-notas" titulo="Notas internas" className="ui-no-print">
                <Notas idManifestacao={caso.idManifestacao} />
              </Secao>
            )}
            <Secao id="tratar-historico" titulo="Histórico">
              <Historico historico={caso.historico} />
            </Secao>
          </div>
          <ALado caso={caso} ato={ato} />
        </div>
        <div className="ui-actions ui-no-print">
          <Button icon={faPrint} size="small" onClick={() => window.print()}>
            Imprimir esta página
          </Button>
          {folha.atalhos.length > 0 && <BotaoDeAtalhos onAbrir={() => folha.setAberta(true)} />}
        </div>
        <FolhaDeAtalhos {...folha} />
      </div>
    </AoLadoDoArquivo>
  );
}
