import { responsavelSemNome } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import { formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { useNoProcesso } from '#shell/impressao/formas.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { type CasoEncaminhado, type Encaminhamento, useEncaminhamentos } from './encaminhamentos-queries.ts';

interface DoCaso {
  readonly caso: CasoEncaminhado;
}

/** What the office that forwarded the case here wrote to this one: shown before anything else. */
export function Recebida({ caso }: DoCaso) {
  const { data } = useEncaminhamentos(caso);
  // The reader works at the office that has the case: the last one it was forwarded to.
  const ultimo = data?.find(({ isParaFora }) => !isParaFora);
  if (!ultimo?.textoDestinatario) return null;
  const { origem, ocorridoEm, textoDestinatario, avisoDosArquivos } = ultimo;
  return (
    <section aria-label="Recado de quem encaminhou" className="tratar-recebida">
      <Message type="info" title={`${origem} encaminhou em ${formatDiaDoMomento(ocorridoEm)}:`} still>
        <TextoDigitado texto={textoDestinatario} />
        {avisoDosArquivos && <p>{avisoDosArquivos}</p>}
      </Message>
    </section>
  );
}

function Textos({ encaminhamento }: { readonly encaminhamento: Encaminhamento }) {
  const { origem, destino, ocorridoEm, responsavel, textoDestinatario, textoSolicitante, avisoDosArquivos } =
    encaminhamento;
  const quem = useNoProcesso(responsavel, responsavelSemNome);
  return (
    <Collapsible title={`De ${origem} para ${destino}`}>
      <p className="ui-muted">
        {quem}, em {formatMomento(ocorridoEm)}
      </p>
      {textoDestinatario && (
        <>
          <p>
            <strong>Ao órgão que recebeu:</strong>
          </p>
          <TextoDigitado texto={textoDestinatario} />
        </>
      )}
      <p>
        <strong>A quem registrou:</strong>
      </p>
      <TextoDigitado texto={textoSolicitante} />
      {avisoDosArquivos && <p className="ui-muted">{avisoDosArquivos}</p>}
    </Collapsible>
  );
}

/** Shown until the texts are read, or if they cannot be: at least from where to where. */
function SemTextos({ encaminhamentos }: Pick<CasoEncaminhado, 'encaminhamentos'>) {
  return (
    <ul className="tratar-outros">
      {encaminhamentos.map(({ origem, destino, ocorridoEm }) => (
        <li key={ocorridoEm}>
          <span>
            De {origem} para {destino}
          </span>
          <span className="ui-muted">{formatMomento(ocorridoEm)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the case was before, and what was written each time it was forwarded. */
export function Encaminhamentos({ caso }: DoCaso) {
  const consulta = useEncaminhamentos(caso);
  if (caso.encaminhamentos.length === 0) return null;
  return (
    <Secao id="tratar-encaminhamentos" titulo="Encaminhamentos">
      {consulta.data?.map((cada) => <Textos key={cada.idEncaminhamento} encaminhamento={cada} />) ?? (
        <SemTextos encaminhamentos={caso.encaminhamentos} />
      )}
      {consulta.isError && (
        <p className="ui-no-print">
          Não foi possível ler os textos dos encaminhamentos.{' '}
          <Button size="small" loading={consulta.isFetching} onClick={() => void consulta.refetch()}>
            Tentar de novo
          </Button>
        </p>
      )}
    </Secao>
  );
}
