import { responsavelSemNome } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { useNoProcesso } from '#shell/impressao/formas.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { Fato, Secao } from '#shell/ui/secao.tsx';
import type { DesfechosDoCaso } from '../domain/desfecho.ts';
import { informarProcesso } from '../domain/informar-processo.ato.ts';
import { registrarDesfecho } from '../domain/registrar-desfecho.ato.ts';
import { useDesfechos } from './desfecho-queries.ts';

type Desfecho = DesfechosDoCaso['desfechos'][number];

export interface DesfechoDoCasoProps {
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly acao: string }[];
  };
}

const ROTULOS: readonly string[] = [registrarDesfecho.historico.rotulo, informarProcesso.historico.rotulo];

function Numero({ numero }: { readonly numero: string }) {
  return (
    <>
      <span className="ui-mono">{numero}</span> <CopyButton text={numero} what="número do processo" />
    </>
  );
}

function QuemQuando({ responsavel, em }: { readonly responsavel: string; readonly em: string }) {
  const quem = useNoProcesso(responsavel, responsavelSemNome);
  return `${quem}, em ${formatMomento(em)}`;
}

function UmDesfecho({ desfecho }: { readonly desfecho: Desfecho }) {
  const { resultado, orgaoApurador, processo, abertoEm, encerradoEm, texto } = desfecho;
  return (
    <>
      <dl className="detalhe-campos">
        <Fato nome="Resultado">
          <strong>{resultado}</strong>
        </Fato>
        <Fato nome="Órgão que apura">{orgaoApurador}</Fato>
        <Fato nome="Processo">{processo && <Numero numero={processo} />}</Fato>
        <Fato nome="Abertura da apuração">{abertoEm && formatDia(abertoEm)}</Fato>
        <Fato nome="Fim da apuração">{encerradoEm && formatDia(encerradoEm)}</Fato>
      </dl>
      <TextoDigitado texto={texto} />
      <p className="ui-muted">
        <QuemQuando responsavel={desfecho.responsavel} em={desfecho.registradoEm} />
      </p>
    </>
  );
}

function Desfechos({ desfechos }: Pick<DesfechosDoCaso, 'desfechos'>) {
  const [ultimo, ...anteriores] = desfechos;
  if (!ultimo) return null;
  return (
    <Secao id="caso-desfecho" titulo="O que foi apurado">
      <UmDesfecho desfecho={ultimo} />
      {anteriores.map((desfecho) => (
        <Collapsible
          key={desfecho.idDesfecho}
          title={`Antes, em ${formatMomento(desfecho.registradoEm)}: ${desfecho.resultado}`}
        >
          <UmDesfecho desfecho={desfecho} />
        </Collapsible>
      ))}
    </Secao>
  );
}

function Processos({ processos }: Pick<DesfechosDoCaso, 'processos'>) {
  if (processos.length === 0) return null;
  return (
    <Secao id="caso-processos" titulo="Processos">
      <ul>
        {processos.map(({ numero, responsavel, informadoEm }) => (
          <li key={informadoEm}>
            <Numero numero={numero} />
            <br />
            <span className="ui-muted">
              <QuemQuando responsavel={responsavel} em={informadoEm} />
            </span>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

/** What became of the case after its answer; nothing is asked where the history knows of nothing. */
export function DesfechoDoCaso({ caso }: DesfechoDoCasoProps) {
  const tem = caso.historico.some(({ acao }) => ROTULOS.includes(acao));
  const consulta = useDesfechos(caso.idManifestacao, tem);
  if (!tem) return null;
  if (consulta.data) {
    return (
      <>
        <Desfechos desfechos={consulta.data.desfechos} />
        <Processos processos={consulta.data.processos} />
      </>
    );
  }
  if (consulta.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar o que foi apurado." falha={consulta} />;
  }
  return <Skeleton lines={3} label="Carregando o que foi apurado…" />;
}
