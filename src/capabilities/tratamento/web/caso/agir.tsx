import { useEffect, useRef } from 'react';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { BarraDeAtos } from '../atos/barra-de-atos.tsx';
import { PainelDoAto } from '../atos/painel-do-ato.tsx';
import type { AtoAberto, Feito } from '../atos/use-ato-aberto.ts';
import type { Caso } from '../caso-queries.ts';
import { AvisoDeMudanca } from '../caso-vivo/mudanca.tsx';
import { SemCiencia } from './ciencia.tsx';
import { ProximaDaFila } from './vizinhas.tsx';

/** An answered access request is reviewed before it is published, by those who may answer. */
export const temPublicacao = (caso: Caso, perfil: IdPerfil): boolean =>
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

/** The bar of acts, what was just done, and the form of the act that is open. */
export function Agir({
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
