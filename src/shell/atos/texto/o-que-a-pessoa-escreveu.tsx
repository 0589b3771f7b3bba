import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';

const Relato = parte('relato-do-caso');

function Complementacoes({ complementacoes }: Pick<CasoDaEquipe, 'complementacoes'>) {
  return complementacoes
    .filter(({ respondidaEm }) => respondidaEm !== null)
    .map(({ idComplementacao, pedido, respondidaEm, texto, anexos }) => (
      <section key={idComplementacao} aria-label="Complementação">
        <h4>Complementação, em {formatMomento(respondidaEm ?? '')}</h4>
        <div className="ui-muted">
          O órgão perguntou:
          <TextoDigitado texto={pedido} />
        </div>
        {texto && <TextoDigitado texto={texto} />}
        <Arquivos arquivos={anexos} rotulo="Arquivos da complementação" />
      </section>
    ));
}

function Contribuicoes({ passos }: Pick<CasoDaEquipe, 'passos'>) {
  return passos
    .filter(({ situacao, contribuicao }) => situacao === 'contribuiu' && contribuicao !== null)
    .map(({ idTramitacao, destino, contribuinte, contribuicao, anexos }) => (
      <section key={idTramitacao} aria-label={`Contribuição de ${destino}`}>
        <h4>Contribuição de {contribuinte ?? destino}</h4>
        <TextoDigitado texto={contribuicao ?? ''} />
        <Arquivos arquivos={anexos} rotulo={`Arquivos de ${destino}`} />
      </section>
    ));
}

/** What is answered: the text as this reader may read it, what came after it, and what the areas said. */
export function OQueAPessoaEscreveu({ caso }: { readonly caso: CasoDaEquipe }) {
  return (
    <>
      {caso.prazo && !caso.prazo.parado && (
        <p>
          Prazo da resposta: <strong>{formatDia(caso.prazo.vencimento)}</strong>.
        </p>
      )}
      <Relato caso={caso} />
      {caso.avisoDosAnexos && <p className="ui-muted">{caso.avisoDosAnexos}</p>}
      <Complementacoes complementacoes={caso.complementacoes} />
      <Contribuicoes passos={caso.passos} />
    </>
  );
}
