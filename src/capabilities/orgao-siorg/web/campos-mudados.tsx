import { camposDaUnidade } from '../domain/unidade.ts';

interface CamposMudadosProps {
  readonly antes: Readonly<Record<string, unknown>> | null;
  readonly depois: Readonly<Record<string, unknown>> | null;
}

const NOMES: Readonly<Record<string, string>> = {
  ...camposDaUnidade,
  superior: 'Fica abaixo de',
  idPai: 'Código da unidade superior',
};

const escrito = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return 'nada';
  return String(valor);
};

/** Each changed field, before and after. */
export function CamposMudados({ antes, depois }: CamposMudadosProps) {
  const campos = Object.keys(depois ?? {}).filter((campo) => NOMES[campo] !== undefined);
  // The superior's name says more than its code.
  const mostrados = campos.filter((campo) => campo !== 'idPai' || !campos.includes('superior'));
  if (mostrados.length === 0) return null;
  return (
    <dl className="siorg-campos">
      {mostrados.map((campo) => (
        <div key={campo}>
          <dt>{NOMES[campo]}</dt>
          <dd>
            {antes && (
              <>
                <span className="sr-only">era </span>
                <del>{escrito(antes[campo])}</del> <span aria-hidden="true">→</span>{' '}
                <span className="sr-only">passa a </span>
              </>
            )}
            <ins>{escrito(depois?.[campo])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
