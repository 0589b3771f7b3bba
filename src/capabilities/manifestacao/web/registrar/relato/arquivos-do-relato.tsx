import { useEffect, useRef } from 'react';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import type { PassoProps } from '../passo.ts';

const CampoAnexos = parte('campo-anexos');

export interface EstadoDosArquivos {
  /** A file is being sent or checked. */
  readonly isOcupado: boolean;
  /** Names of those that were not accepted and still stand in the list with their reason. */
  readonly recusados: readonly string[];
}

interface Props extends Pick<PassoProps, 'registro' | 'mudar'> {
  readonly estado: EstadoDosArquivos;
  readonly onEstado: (mudanca: Partial<EstadoDosArquivos>) => void;
  /** Counts how often the person tried to go on without a refused file. */
  readonly tentativa: number;
}

const naoVao = (nomes: readonly string[]): string =>
  nomes.length === 1
    ? `${nomes[0]} não foi aceito e não vai junto. Remova-o da lista para continuar.`
    : `${nomes.join(', ')} não foram aceitos e não vão junto. Remova-os da lista para continuar.`;

/** Files stand under the text they prove; nobody leaves one behind without having seen why. */
export function ArquivosDoRelato({ registro, mudar, estado, onEstado, tentativa }: Props) {
  const aviso = useRef<HTMLDivElement>(null);
  const isRecusado = tentativa > 0 && estado.recusados.length > 0;
  useEffect(() => {
    if (tentativa > 0) aviso.current?.focus();
  }, [tentativa]);
  return (
    <div className="registrar-arquivos">
      <CampoAnexos
        help="Fotos, documentos ou mensagens que mostrem o que você contou."
        value={registro.anexos}
        onChange={(anexos) => mudar({ anexos: [...anexos] })}
        isAnonimo={registro.anonimo}
        onOcupado={(isOcupado) => onEstado({ isOcupado })}
        onRecusados={(recusados) => onEstado({ recusados })}
      />
      {estado.isOcupado && <p role="status">Espere os arquivos terminarem de ser enviados para continuar.</p>}
      <div ref={aviso} tabIndex={-1} className="registrar-foco">
        {isRecusado && (
          <Message type="danger" title="Falta resolver:">
            {naoVao(estado.recusados)}
          </Message>
        )}
      </div>
    </div>
  );
}
