"use client";

import { BodyRulesPicker } from "@/components/admin/notice-form/body-rules-picker";
import { PostConditions } from "@/components/admin/notice-form/post-conditions";
import { postLabel, usePosts } from "@/components/admin/notice-form/use-posts";
import { Button } from "@/components/ui/button";
import { withConditionsOf } from "@/lib/notice/editing/posts";

/** Age, relaxations, qualification and the rest of each post, of which the first is open. */
export function ConditionsStep() {
  const { names, edit } = usePosts();
  return (
    <>
      <BodyRulesPicker onPick={edit} />
      {names.map((_name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post is known by its place, and holds nothing that its values do not say.
        <details key={index} open={index === 0} className="rounded-md border border-line px-3">
          <summary className="min-h-10 cursor-pointer py-2 font-semibold">{postLabel(names, index)}</summary>
          <div className="grid gap-4 pb-3">
            <PostConditions index={index} />
            {names.length > 1 && (
              <Button size="sm" className="justify-self-start" onClick={() => edit((values) => withConditionsOf(values, index))}>
                Use for the other posts where they are unknown
              </Button>
            )}
          </div>
        </details>
      ))}
    </>
  );
}
