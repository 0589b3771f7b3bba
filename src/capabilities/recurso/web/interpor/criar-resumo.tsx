import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { formatBytes } from '#shell/ui/campos/upload.tsx';

/** What was written, before or after it is sent. */
export interface ResumoDoRecurso {
  readonly tipo: string | null;
  readonly texto: string;
  readonly anexos: readonly AnexoEscolhido[];
}

export function Resumo({ tipo, texto, anexos }: ResumoDoRecurso) {
  return (
    <dl className="recurso-resumo">
      {tipo && (
        <div>
          <dt>Tipo de recurso</dt>
          <dd>{tipo}</dd>
        </div>
      )}
      <div>
        <dt>Justificativa</dt>
        <dd>
          <TextoDigitado texto={texto} />
        </dd>
      </div>
      <div>
        <dt>Arquivos</dt>
        <dd>
          {anexos.length === 0 ? (
            'Nenhum'
          ) : (
            <ul>
              {anexos.map(({ idAnexo, nome, tamanho }) => (
                <li key={idAnexo}>
                  {nome} ({formatBytes(tamanho)})
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}
