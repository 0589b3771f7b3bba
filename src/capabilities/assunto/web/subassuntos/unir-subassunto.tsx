import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { api, type SubassuntoAdministrado, useDestinos } from '../administrar-queries.ts';
import { quantosCasos } from '../celulas.tsx';
import { Confirmar } from '../confirmar.tsx';

interface UnirSubassuntoProps {
  readonly subassunto: SubassuntoAdministrado;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

export function UnirSubassunto({ subassunto, onFeito, onFechar }: UnirSubassuntoProps) {
  const { idSubassunto, descSubassunto, versao, casos, assunto } = subassunto;
  const destinos = useDestinos(idSubassunto);
  const [escolhido, setEscolhido] = useState('');
  const destino = destinos.data?.find(({ id }) => String(id) === escolhido);
  return (
    <Confirmar
      titulo={`Unir “${descSubassunto}” a outro subassunto`}
      acao="Unir subassuntos"
      perigo
      incompleto={!destino}
      onFechar={onFechar}
      ato={async () => {
        if (!destino) return;
        const body = { idDestino: destino.id, versao };
        await api(
          'POST /app-web/v1/subassuntos/:idSubassunto/unir',
          { params: { idSubassunto }, body },
          SILENT,
        );
        onFeito(
          `“${descSubassunto}” foi unido a “${destino.descricao}”. As manifestações estão sendo movidas.`,
        );
      }}
    >
      {destinos.isPending && <Skeleton lines={2} label="Buscando os outros subassuntos…" />}
      {destinos.isError && <FalhaAoAbrir titulo="Não foi possível buscar os outros." falha={destinos} />}
      {destinos.data?.length === 0 && (
        <p>{`“${assunto.descricao}” não tem outro subassunto a que unir este.`}</p>
      )}
      {destinos.data && destinos.data.length > 0 && (
        <Select
          label="Unir a"
          help={`Outro subassunto ativo de “${assunto.descricao}”: o que fica.`}
          required
          value={escolhido}
          onChange={setEscolhido}
          options={destinos.data.map(({ id, descricao }) => ({ value: String(id), label: descricao }))}
        />
      )}
      <p>
        {casos > 0
          ? `${quantosCasos(casos)} ${casos === 1 ? 'passa' : 'passam'} para o outro, em segundo plano. `
          : 'Nenhuma manifestação o usa. '}
        <strong>Não dá para desfazer.</strong>
      </p>
    </Confirmar>
  );
}
