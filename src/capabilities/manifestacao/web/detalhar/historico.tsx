import { formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { useVaiAoProcesso } from '#shell/impressao/formas.ts';
import { responsavelSemNome, vaiNoProcesso } from '../../domain/frase-do-historico.ts';
import { type Acontecimento, passosDoHistorico } from './passos-do-historico.ts';

/** Of what the person did on a case that hides them, no more is known than the hour, or the day. */
const quando = ({ ocorridoEm, precisao }: Acontecimento): string => {
  if (precisao === 'dia') return formatDiaDoMomento(ocorridoEm);
  return precisao === 'hora'
    ? formatMomento(ocorridoEm).replace(', às ', ', depois das ')
    : formatMomento(ocorridoEm);
};

function Linha({ acontecimento }: { readonly acontecimento: Acontecimento }) {
  const { acao, frase, responsavel } = acontecimento;
  const vaiAoProcesso = useVaiAoProcesso();
  return (
    <>
      <p className="historico-acao">{acao}</p>
      {frase && frase !== acao && <p>{frase}</p>}
      <p className="ui-muted">
        {quando(acontecimento)} · {vaiAoProcesso ? responsavelSemNome(responsavel) : responsavel}
      </p>
    </>
  );
}

function Visualizacoes({ visualizacoes }: { readonly visualizacoes: readonly Acontecimento[] }) {
  const quantas = visualizacoes.length;
  return (
    <details>
      <summary>{quantas === 1 ? '1 visualização' : `${quantas} visualizações`}</summary>
      <ul>
        {visualizacoes.map((acontecimento) => (
          <li key={`${acontecimento.ocorridoEm} ${acontecimento.responsavel}`}>
            {acontecimento.responsavel}, {formatMomento(acontecimento.ocorridoEm)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What happened, newest first, including views by staff, folded; in a process neither who looked nor who acted is named, nor who asked for the identity and why. */
export function Historico({ historico }: { readonly historico: readonly Acontecimento[] }) {
  const vaiAoProcesso = useVaiAoProcesso();
  const contados = vaiAoProcesso
    ? historico.filter(({ acao, isVisualizacao }) => !isVisualizacao && vaiNoProcesso(acao))
    : historico;
  return (
    <ol className="historico">
      {passosDoHistorico(contados).map((passo) => {
        const isVisto = passo.tipo === 'visualizacoes';
        const primeiro = isVisto ? passo.visualizacoes[0] : passo.acontecimento;
        return (
          <li key={`${primeiro?.ocorridoEm} ${primeiro?.acao} ${primeiro?.responsavel}`} data-visto={isVisto}>
            {isVisto ? (
              <Visualizacoes visualizacoes={passo.visualizacoes} />
            ) : (
              <Linha acontecimento={passo.acontecimento} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
