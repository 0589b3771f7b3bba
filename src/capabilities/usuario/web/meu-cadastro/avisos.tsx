import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Switch } from '#shell/ui/campos/switch.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { Preferencias } from '../../domain/cadastro.ts';
import { api, usePreferencias } from './cadastro-queries.ts';
import { Secao } from './secao.tsx';

const SALVA = 'Escolha salva.';

function Escolhas({ preferencias }: { readonly preferencias: Preferencias }) {
  const client = useQueryClient();
  const [erro, setErro] = useState<string | null>(null);
  const [aviso, setAviso] = useState('');
  const escolher = async (mudanca: Partial<Preferencias>) => {
    const body = { ...preferencias, ...mudanca };
    setErro(null);
    setAviso('');
    // The switch moves at once; a refusal moves it back.
    client.setQueryData(['cadastro', 'preferencias'], body);
    try {
      await api('PUT /app-web/v1/usuarios/preferencias', { body }, { errors: 'silent' });
      setAviso(SALVA);
    } catch (error) {
      client.setQueryData(['cadastro', 'preferencias'], preferencias);
      setErro(textoDoErro(error));
    }
  };
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar a escolha.">
          {erro}
        </Message>
      )}
      <Switch
        label="Andamento"
        help="Quando sua manifestação muda de órgão, recebe uma resposta parcial ou tem o prazo contado de novo."
        checked={preferencias.avisosDeAndamento}
        onChange={({ target }) => escolher({ avisosDeAndamento: target.checked })}
      />
      <Switch
        label="Pesquisas"
        help="Convites para dizer o que você achou do atendimento."
        checked={preferencias.pesquisas}
        onChange={({ target }) => escolher({ pesquisas: target.checked })}
      />
      <p role="status" className="cadastro-estado">
        {aviso}
      </p>
    </>
  );
}

export function Avisos() {
  const { data, isPending, isError, refetch } = usePreferencias();
  return (
    <Secao titulo="Avisos por e-mail">
      <p>Escolha quais destes e-mails quer receber. A escolha vale na hora.</p>
      {isPending && <Skeleton lines={2} />}
      {isError && (
        <>
          <Message type="danger" title="Não foi possível ler suas escolhas." />
          <div className="ui-actions">
            <Button variant="secondary" onClick={() => refetch()}>
              Tentar de novo
            </Button>
          </div>
        </>
      )}
      {data && <Escolhas preferencias={data} />}
      <h3>E-mails que não podem ser desligados</h3>
      <ul>
        <li>
          Registro, pedido de mais informações, prorrogação, mudança de tipo, arquivamento e resposta da sua
          manifestação: trazem um prazo ou uma decisão que a lei manda comunicar a você (Lei 13.460/2017 e Lei
          12.527/2011).
        </li>
        <li>
          Pedido para enviar sua identidade a outro órgão, em uma denúncia: a decisão é sua e tem prazo
          (Decreto 10.153/2019).
        </li>
        <li>Confirmação de e-mail, nova senha e aviso de troca de e-mail: protegem a sua conta.</li>
      </ul>
    </Secao>
  );
}
