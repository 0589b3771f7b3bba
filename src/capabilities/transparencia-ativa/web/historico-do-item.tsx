import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { nomesDosAtos } from '../domain/atos-do-item.ts';
import { tiposDeResposta } from '../domain/resposta-do-item.ts';
import { nomeDaAvaliacao } from './nomes-da-transparencia.ts';
import { useHistorico } from './transparencia-queries.ts';

interface HistoricoProps {
  readonly idOuvidoria: number;
  readonly idItem: number;
}

/** Everything that was done with an item, newest first. */
export function HistoricoDoItem({ idOuvidoria, idItem }: HistoricoProps) {
  const historico = useHistorico(idOuvidoria, idItem);
  if (historico.isPending) return <Skeleton shape="row" lines={2} label="Carregando o histórico…" />;
  if (historico.isError)
    return <FalhaAoAbrir titulo="Não foi possível abrir o histórico." falha={historico} />;
  if (historico.data.length === 0) return <p className="ui-muted">Nada foi feito com este item ainda.</p>;
  return (
    <ol className="transparencia-historico">
      {historico.data.map((linha) => (
        <li key={`${linha.ocorridoEm} ${linha.ato}`}>
          <strong>
            {nomesDosAtos[linha.ato]}
            {linha.resultado &&
              `: ${nomeDaAvaliacao({ resultado: linha.resultado, tipo: linha.tipo ?? 'publicado' })}`}
          </strong>{' '}
          <span className="ui-muted">
            {linha.responsavel}, {formatMomento(linha.ocorridoEm)}
          </span>
          {!linha.resultado && linha.tipo && <div>{linha.link ?? tiposDeResposta[linha.tipo]}</div>}
          {linha.comentario && <div className="transparencia-palavras">{linha.comentario}</div>}
          {linha.prazo && <div>Corrigir até {formatDia(linha.prazo)}</div>}
        </li>
      ))}
    </ol>
  );
}
