import { useSearchParams } from 'react-router';
import { formatDia, formatDiaComDistancia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { DiasDoPrazo } from '#shell/ui/estado/dias-do-prazo.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { regrasDosProcedimentos } from '../domain/simulacao.ts';
import { escreverPergunta, type Pergunta, readPergunta } from './pergunta.ts';
import { Perguntas } from './perguntas.tsx';
import { useSimulacao } from './simulador-queries.ts';
import './simulador.css';

function Resultado({ pergunta }: { readonly pergunta: Pergunta }) {
  const simulacao = useSimulacao(pergunta);
  if (simulacao.isError) return <FalhaAoAbrir titulo="Não foi possível calcular." falha={simulacao} />;
  if (!simulacao.data) return <Skeleton lines={3} label="Contando os dias…" />;
  const { vencimento, original, dias, depois, horaDeCorte } = simulacao.data;
  const { lei } = regrasDosProcedimentos[pergunta.procedimento];
  return (
    <section aria-labelledby="simulador-resultado" className="simulador-resultado">
      <TituloFocado id="simulador-resultado" key={JSON.stringify(pergunta)}>
        Resultado
      </TituloFocado>
      <Message type="info" title={`O prazo termina em ${formatDiaComDistancia(vencimento)}.`}>
        Vale até as 23h59 desse dia ({lei}).
      </Message>
      {pergunta.aposCorte && <p>O que chega a partir das {horaDeCorte} vale como do próximo dia útil.</p>}
      {original !== vencimento && (
        <p>
          Sem a mudança, terminaria em <strong>{formatDia(original)}</strong>.
        </p>
      )}
      {depois && (
        <p>
          {depois.frase} de <strong>{formatDia(depois.abre)}</strong> a{' '}
          <strong>{formatDia(depois.fecha)}</strong>.
        </p>
      )}
      <Collapsible title="Como este prazo é contado, dia a dia">
        <DiasDoPrazo dias={dias} />
      </Collapsible>
      <p className="ui-muted">
        É uma simulação. O prazo que vale é o que aparece na sua manifestação, contado do mesmo modo.
      </p>
    </section>
  );
}

/** The question is kept in the address, so it survives a reload and can be sent to somebody. */
export default function SimuladorPage() {
  const [params, setParams] = useSearchParams();
  const pergunta = readPergunta(params);
  return (
    <div className="simulador">
      <p>
        Calcule até quando um órgão deve responder, ou até quando você pode agir. Contamos os dias pelas
        mesmas regras que valem para as manifestações: dias corridos, com início e fim em dia útil.
      </p>
      <Perguntas pergunta={pergunta} onCalcular={(nova) => setParams(escreverPergunta(nova))} />
      {pergunta && <Resultado pergunta={pergunta} />}
    </div>
  );
}
