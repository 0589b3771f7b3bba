import { formatMomento } from '#shell/formato.ts';
import type { TipoDeMudanca } from '../domain/mudanca.ts';
import { CamposMudados } from './campos-mudados.tsx';
import type { MudancaFeita } from './siorg-queries.ts';

const FRASES: Readonly<Record<TipoDeMudanca, string>> = {
  nova: 'Entrou no diretório',
  alterada: 'Mudou',
  movida: 'Mudou de lugar',
  inativada: 'Foi inativada',
  reativada: 'Foi reativada',
};

export function HistoricoDaUnidade({ historico }: { readonly historico: readonly MudancaFeita[] }) {
  return (
    <>
      <h3>Histórico</h3>
      {historico.length === 0 && (
        <p className="ui-muted">Esta unidade não mudou desde que o diretório guarda histórico.</p>
      )}
      <ol className="siorg-historico">
        {historico.map((mudanca) => (
          <li key={mudanca.idMudanca}>
            <p>
              <strong>{FRASES[mudanca.tipo]}</strong> em {formatMomento(mudanca.ocorridaEm)}, por{' '}
              {mudanca.responsavel}
              {mudanca.importacao ? ` (importação de ${mudanca.importacao})` : ''}
            </p>
            {mudanca.tipo !== 'nova' && <CamposMudados antes={mudanca.antes} depois={mudanca.depois} />}
          </li>
        ))}
      </ol>
    </>
  );
}
