import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConexao } from '#shell/conexao/conexao.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { type EnvioGuardado, listEnviosGuardados, naoEsperarMais } from './envios-guardados.ts';

/** The page of the filing itself asks there. */
const isDaPagina = (pathname: string): boolean => pathname.includes('/manifestacao/criar');

/** What somebody pressed to send without internet is sent only when they say so again. */
export default function EnviosEsperando() {
  const dono = useUsuario()?.login ?? null;
  const isOnline = useConexao();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [envios, setEnvios] = useState<readonly EnvioGuardado[]>([]);
  const reler = useCallback(async () => setEnvios(dono ? await listEnviosGuardados(dono) : []), [dono]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have sent it
  useEffect(() => void reler(), [reler, pathname]);
  const [envio] = envios;
  if (!envio || !isOnline || isDaPagina(pathname)) return null;
  const abrir = (isEnviar: boolean) =>
    void navigate(`${envio.continuarEm}#revisao`, {
      state: { rascunho: envio.idRascunho, ...(isEnviar && { isEnviar }) },
    });
  const deixar = async () => {
    await naoEsperarMais(envio.idRascunho);
    await reler();
  };
  return (
    <div className="container-lg" role="status">
      <Message type="info" title="Você voltou a ter internet. Enviar agora?">
        {envio.titulo}{' '}
        <span className="acoes">
          <Button size="small" variant="primary" onClick={() => abrir(true)}>
            Enviar agora
          </Button>{' '}
          <Button size="small" variant="secondary" onClick={() => abrir(false)}>
            Ver antes
          </Button>{' '}
          <Button size="small" onClick={() => void deixar()}>
            Agora não
          </Button>
        </span>
      </Message>
    </div>
  );
}
