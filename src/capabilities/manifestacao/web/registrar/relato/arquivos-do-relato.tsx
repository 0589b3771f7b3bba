import { useEffect, useRef } from 'react';
import { isSigilosa } from '#kernel/enumeracoes.ts';
import { naoVaoJunto } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { aQuemDe } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { isDeMesa } from '../etapas.ts';
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
  /** Counts how often the person tried to go on without a refused file, or before all were sent. */
  readonly tentativa: number;
}

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
        help={palavras(aQuemDe(registro)).arquivos}
        value={registro.anexos}
        onChange={(anexos) => mudar({ anexos: [...anexos] })}
        isAnonimo={registro.anonimo}
        {...(!isDeMesa(registro) && {
          voz: isSigilosa(registro.idTipoManifestacao) ? ('sigilosa' as const) : ('livre' as const),
        })}
        onOcupado={(isOcupado) => onEstado({ isOcupado })}
        onRecusados={(recusados) => onEstado({ recusados })}
      />
      <div ref={aviso} tabIndex={-1}>
        <p role="status">
          {estado.isOcupado &&
            'Espere os arquivos terminarem de ser enviados para continuar. Se estiver gravando, anexe ou descarte a gravação.'}
        </p>
        {isRecusado && (
          <Message type="danger" title="Falta resolver:">
            {naoVaoJunto(estado.recusados)}
          </Message>
        )}
      </div>
    </div>
  );
}
