import { useState } from 'react';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import type { PassoProps } from '../passo.ts';

const CampoAnexos = parte('campo-anexos');

export function PassoAnexos({ registro, mudar, avancar, voltar, rotuloAvancar }: PassoProps) {
  const [isOcupado, setOcupado] = useState(false);
  return (
    <>
      <p>Fotos, documentos ou mensagens que mostrem o que você contou. Se não tiver, é só continuar.</p>
      <CampoAnexos
        value={registro.anexos}
        onChange={(anexos) => mudar({ anexos: [...anexos] })}
        isAnonimo={registro.anonimo}
        onOcupado={setOcupado}
      />
      {isOcupado && <p role="status">Espere os arquivos terminarem de ser enviados para continuar.</p>}
      <div className="registrar-acoes">
        {voltar && (
          <Button variant="secondary" onClick={voltar}>
            Voltar
          </Button>
        )}
        <Button variant="primary" loading={isOcupado} onClick={() => avancar()}>
          {rotuloAvancar}
        </Button>
      </div>
    </>
  );
}
