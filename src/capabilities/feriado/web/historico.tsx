import type { FeriadoVisto } from './detalhar-feriado-page.tsx';

type Ato = FeriadoVisto['historico'][number];

const NOMES: Readonly<Record<string, string>> = {
  descricao: 'Nome',
  data: 'Dia',
  expediente: 'Expediente',
  tipo: 'Quando acontece',
  abrangencia: 'Onde vale',
  uf: 'Estado',
  idMunicipio: 'Município',
  idOuvidoria: 'Órgão',
  deslocamento: 'Dias da Páscoa',
  removido: 'Removido',
  dias: 'Dias',
  previsto: 'Prazos previstos',
  movidos: 'Prazos que mudaram',
  falhas: 'Falhas',
};

const texto = (valor: unknown): string => {
  if (valor === null || valor === undefined) return 'nada';
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  return Array.isArray(valor) ? valor.join(', ') : String(valor);
};

/** 'Nome: Luto → Luto oficial' */
const mudancasDo = ({ antes = {}, depois = {} }: Ato): string[] =>
  Object.entries(depois).map(([campo, valor]) => {
    const nome = NOMES[campo] ?? campo;
    return campo in antes ? `${nome}: ${texto(antes[campo])} → ${texto(valor)}` : `${nome}: ${texto(valor)}`;
  });

interface HistoricoProps {
  readonly atos: readonly Ato[];
  readonly quando: (momento: string) => string;
}

export function Historico({ atos, quando }: HistoricoProps) {
  return (
    <>
      <h2>Histórico</h2>
      {atos.length === 0 ? (
        <p>Este feriado veio com a plataforma e nunca foi alterado.</p>
      ) : (
        <ol className="feriado-historico">
          {atos.map((ato) => (
            <li key={ato.idAuditoria}>
              <strong>{ato.acao}</strong>
              <span className="ui-muted">
                {' '}
                {ato.responsavel}, {quando(ato.ocorridoEm)}
              </span>
              <br />
              {mudancasDo(ato).join('; ')}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
