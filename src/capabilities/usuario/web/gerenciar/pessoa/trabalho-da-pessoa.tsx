import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Encerrar } from '../atos-de-saida.tsx';
import { api } from '../gestao-queries.ts';
import { textoDoTrabalho } from './passar-trabalho.tsx';
import { type NaPessoa, SecaoDaPessoa } from './secao-da-pessoa.tsx';

/** How much open work the person has, and a button to pass it on. */
export function TrabalhoDaPessoa({ pessoa, opcoes, feito }: NaPessoa) {
  const [aberta, setAberta] = useState(false);
  const { idUsuario, nome, trabalho } = pessoa;
  if (trabalho.length === 0)
    return (
      <SecaoDaPessoa titulo="Trabalho aberto">
        <p>Nenhuma manifestação, pedido interno ou recurso aberto está com esta pessoa.</p>
      </SecaoDaPessoa>
    );
  return (
    <SecaoDaPessoa titulo="Trabalho aberto">
      <ul>
        {trabalho.map((cada) => (
          <li key={cada.idOuvidoria}>
            {cada.ouvidoria}: {textoDoTrabalho(cada)}
          </li>
        ))}
      </ul>
      {opcoes.passaTrabalho ? (
        <div className="ui-actions">
          <Button variant="secondary" onClick={() => setAberta(true)}>
            Passar a outra pessoa
          </Button>
        </div>
      ) : (
        <p className="ui-muted">{pessoa.impedimentos.trabalho}</p>
      )}
      {aberta && (
        <Encerrar
          titulo={`Passar o trabalho de ${nome}`}
          rotulo="Passar o trabalho"
          inofensivo
          orgaos={trabalho}
          saem={[idUsuario]}
          onFechar={() => setAberta(false)}
          enviar={async (body) => {
            const params = { idUsuario };
            await api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/transferir', { params, body }, SILENT);
            setAberta(false);
            feito('O trabalho foi passado. Cada caso tem uma linha no histórico.');
          }}
        >
          <p>Os prazos continuam os mesmos. Quem recebe é avisado.</p>
        </Encerrar>
      )}
    </SecaoDaPessoa>
  );
}
