import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { type AssuntoAdministrado, api, useUniao } from '../administrar-queries.ts';
import { useAssuntos } from '../assuntos-query.ts';
import { quantosCasos } from '../celulas.tsx';
import { Confirmar } from '../confirmar.tsx';

interface UnirAssuntoProps {
  readonly assunto: AssuntoAdministrado;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

const contado = (numero: number, um: string, varios: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? um : varios}`;

function OQueMove({ idAssunto, idDestino }: { readonly idAssunto: number; readonly idDestino: number }) {
  const consulta = useUniao(idAssunto, idDestino);
  if (consulta.isPending) return <Skeleton lines={4} label="Contando o que muda…" />;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível contar." falha={consulta} />;
  const { casos, publicados, subassuntos, subassuntosIguais, favoritos } = consulta.data;
  return (
    <>
      <p>Passa para o outro assunto:</p>
      <ul>
        <li>{quantosCasos(casos)}, em segundo plano; o histórico de cada uma não muda</li>
        {publicados > 0 && <li>{contado(publicados, 'pedido publicado', 'pedidos publicados')}</li>}
        <li>
          {contado(subassuntos, 'subassunto', 'subassuntos')}
          {subassuntosIguais > 0 &&
            `; ${contado(subassuntosIguais, 'já existe lá com o mesmo nome e vira um só', 'já existem lá com o mesmo nome e viram um só')}`}
        </li>
        <li>{contado(favoritos, 'lista de favoritos de órgão', 'listas de favoritos de órgãos')}</li>
        <li>
          os rascunhos que o usam, quando forem enviados: enquanto isso ninguém pode lê-los nem contá-los
        </li>
      </ul>
    </>
  );
}

/** Joining cannot be undone, so it first says what it moves. */
export function UnirAssunto({ assunto, onFeito, onFechar }: UnirAssuntoProps) {
  const { data: assuntos = [] } = useAssuntos();
  const [escolhido, setEscolhido] = useState('');
  const { idAssunto, descAssunto, versao } = assunto;
  const destino = assuntos.find((outro) => String(outro.idAssunto) === escolhido);
  return (
    <Confirmar
      titulo={`Unir “${descAssunto}” a outro assunto`}
      acao="Unir assuntos"
      perigo
      incompleto={!destino}
      onFechar={onFechar}
      ato={async () => {
        if (!destino) return;
        const body = { idDestino: destino.idAssunto, versao };
        await api(
          'POST /app-web/v1/assuntos/administrar/:idAssunto/unir',
          { params: { idAssunto }, body },
          SILENT,
        );
        onFeito(
          `“${descAssunto}” foi unido a “${destino.descAssunto}”. As manifestações estão sendo movidas.`,
        );
      }}
    >
      <Select
        label="Unir a"
        help="O assunto que fica. Escreva uma palavra para procurar."
        required
        value={escolhido}
        onChange={setEscolhido}
        options={assuntos
          .filter((outro) => outro.idAssunto !== idAssunto)
          .map((outro) => ({ value: String(outro.idAssunto), label: outro.descAssunto, group: outro.area }))}
      />
      {destino && <OQueMove idAssunto={idAssunto} idDestino={destino.idAssunto} />}
      <p>
        <strong>Não dá para desfazer.</strong> “{descAssunto}” deixa de ser oferecido; endereços e filtros que
        o usam passam a levar ao outro.
      </p>
    </Confirmar>
  );
}
