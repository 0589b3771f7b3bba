import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { enderecoDoRecurso } from './responder-nomes.ts';

const desfechoDe = ({ resposta, conhecido }: RecursoVisto): string => {
  if (resposta) return resposta.tipo.descricao;
  return conhecido === null ? 'Admissibilidade a analisar' : 'A decidir';
};

interface CadeiaProps {
  /** In the order they were filed. */
  readonly recursos: readonly RecursoVisto[];
  readonly atual: RecursoVisto;
}

/** The request's path from instance to instance, each with its date and outcome. */
export function Cadeia({ recursos, atual }: CadeiaProps) {
  if (recursos.length < 2) return null;
  return (
    <nav aria-label="Instâncias deste pedido" className="ui-no-print">
      <ol className="recurso-cadeia">
        {recursos.map((recurso) => {
          const isAtual = recurso.idRecurso === atual.idRecurso;
          const { instancia, registradoEm } = recurso;
          return (
            <li key={recurso.idRecurso} data-atual={isAtual}>
              {isAtual ? (
                <strong aria-current="page">{instancia.descricao}</strong>
              ) : (
                <Link to={enderecoDoRecurso(recurso)}>{instancia.descricao}</Link>
              )}
              <span className="ui-muted">{formatDiaDoMomento(registradoEm)}</span>
              <span>{desfechoDe(recurso)}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
